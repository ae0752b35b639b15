-- What people say about the steps of finished games. No reference to guests: see members.
create table comments (
    id text primary key,
    table_id text not null references tables (id) on delete cascade,
    step bigint not null,
    seat bigint not null,
    guest text not null,
    text text not null,
    said double precision not null
);

create index comments_by_table on comments (table_id, said, id);

create index comments_by_guest on comments (guest);
