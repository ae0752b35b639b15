-- The lobby: what everybody may know of the public tables. `version` is the row of the log that `line` tells of,
-- `seen` when somebody was last at the table, and a status other than waiting or playing keeps a table out of sight.

create table lobby (
    table_id text primary key references tables (id) on delete cascade,
    version bigint not null,
    status text not null,
    since double precision not null,
    seen double precision not null,
    line blob not null
);

create index lobby_by_status on lobby (status, since);
