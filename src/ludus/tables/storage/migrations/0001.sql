-- Every migration runs on SQLite and on PostgreSQL; schema.py replaces the few words that differ.

create table tables (
    id text primary key,
    game text not null,
    status text not null,
    created double precision not null,
    changed double precision not null
);

create index tables_by_age on tables (created, id);

-- The primary key decides which of two writers was first.
create table log (
    table_id text not null references tables (id),
    number bigint not null,
    body blob not null,
    primary key (table_id, number)
) without rowid;

create table snapshots (
    table_id text primary key references tables (id),
    number bigint not null,
    body blob not null
);

create table guests (
    id text primary key,
    secret blob not null unique,
    name text not null,
    language text not null
);

-- No reference to guests: a table outlives a guest who is forgotten.
create table members (
    guest text not null,
    table_id text not null references tables (id),
    primary key (guest, table_id)
) without rowid;

create index members_by_table on members (table_id);
