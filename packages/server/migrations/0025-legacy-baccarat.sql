-- The legacy table of results -----------------------------------------------------------------------------------

-- Records only: there is no gambling on board, and nothing here knows stakes or money.
create table baccarat_shoes (
  id bigint generated always as identity primary key,
  -- Made by whoever asks: the same wish sent again is the same shoe.
  key uuid not null unique,
  table_name text not null check (table_name <> ''),
  number integer not null check (number between 1 and 100000),
  opened_at timestamptz not null,
  opened_by bigint references accounts,
  -- Two who open the next shoe of a table at once open one.
  constraint baccarat_shoes_once unique (table_name, number)
);

create table baccarat_rounds (
  id bigint generated always as identity primary key,
  key uuid not null unique,
  shoe_id bigint not null references baccarat_shoes,
  round integer not null check (round between 1 and 120),
  -- 1 banker, 2 player, 3 tie. The pairs are 4 and 5 of the same map.
  outcome smallint not null check (outcome in (1, 2, 3)),
  banker_pair boolean not null default false,
  player_pair boolean not null default false,
  entered_at timestamptz not null,
  entered_by bigint references accounts,
  -- Two who enter the same round at once enter one.
  constraint baccarat_rounds_once unique (shoe_id, round)
);
create index baccarat_rounds_entered on baccarat_rounds (entered_at desc, id desc);
