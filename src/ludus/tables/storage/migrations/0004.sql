-- When the house must look after a table where nobody may be: a decision that people had days for is overdue then.

create table deadlines (
    table_id text primary key references tables (id) on delete cascade,
    due double precision not null
);

create index deadlines_by_time on deadlines (due);
