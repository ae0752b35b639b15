-- My games: what lists tell of a table, written together with each row of its log.
-- `asked` is the bit mask of the seats that owe an answer; a table without a `line` was never listed.

alter table tables add column asked bigint not null default 0;
alter table tables add column line blob;

-- When a game of a guest was over; the list of finished games goes by it, and running ones have none.
alter table members add column ended double precision;
update members set ended = (select changed from tables where id = table_id and status = 'over');
create index members_by_end on members (guest, ended, table_id);

-- The row with which the log was last rewritten to erase somebody: no snapshot of an older row may be kept.
alter table tables add column rewritten bigint not null default 0;

-- Further browsers of a guest, by the SHA-256 of what their cookies hold; the first one is in `guests`.
create table devices (
    secret blob primary key,
    guest text not null,
    since double precision not null
);

create index devices_by_guest on devices (guest);

-- The SHA-256 of the code that makes one more browser the same guest.
create table links (
    guest text primary key,
    code blob not null unique,
    until double precision not null
);
