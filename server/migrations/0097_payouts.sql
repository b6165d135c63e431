-- Bills that are paid together by a file for the bank.
create table payouts (
  uuid uuid primary key default uuidv7(),
  currency text not null check (currency in ('cad', 'usd')),
  payment_date date not null,
  state text not null check (state in ('made', 'released', 'sent', 'discarded')),
  total_cents bigint not null check (total_cents > 0),
  -- Gapless within its currency, given at the release; the file carries it.
  number integer check (number > 0),
  -- The file as it went out, sealed like bank details.
  key_id text check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  made_by uuid not null references users (uuid),
  made_date timestamptz not null,
  idempotency_key text not null unique,
  request_hash bytea not null,
  released_by uuid references users (uuid),
  released_date timestamptz,
  sent_date timestamptz,
  version integer not null default 1 check (version > 0),
  unique (currency, number),
  constraint payouts_second_person check (released_by <> made_by),
  constraint payouts_released_whole check (
    num_nonnulls(number, key_id, sealed, file_sha256, released_by, released_date)
      = case when state in ('released', 'sent') then 6 else 0 end),
  check ((state = 'sent') = (sent_date is not null))
);
create unique index payouts_one_waiting on payouts (currency) where state = 'made';
create index payouts_by_date on payouts (payment_date desc, uuid);

create table payout_lines (
  payout_uuid uuid not null references payouts (uuid),
  bill_uuid uuid not null references va_bills (uuid),
  position integer not null check (position > 0),
  amount_cents integer not null check (amount_cents > 0),
  -- The account as it was when the payout was made.
  account_version integer not null,
  last_digits text not null check (last_digits ~ '^[0-9]{3}$'),
  state text not null check (state in ('waiting', 'filed', 'confirmed', 'returned', 'discarded')),
  settled_date date,
  returned_reason text check (length(returned_reason) between 1 and 500),
  primary key (payout_uuid, bill_uuid),
  unique (payout_uuid, position),
  check ((state = 'returned') = (returned_reason is not null)),
  check ((state in ('confirmed', 'returned')) = (settled_date is not null))
);
-- A bill is in one file that didn't come back.
create unique index payout_lines_one_file on payout_lines (bill_uuid) where state in ('waiting', 'filed', 'confirmed');

create table payout_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into payout_numbers (currency) values ('cad'), ('usd');

-- What went to the bank stays as it went; a key may be replaced.
create function keep_released_payout() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,sent_date,version,key_id,sealed}';
begin
  if old.number is null and tg_op = 'UPDATE' then return new; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - moves = to_jsonb(old) - moves and new.state in ('released', 'sent') then
    return new;
  end if;
  raise exception 'a payout stays as it is' using errcode = 'check_violation', constraint = 'payouts_stay';
end $$;
create trigger payouts_stay before update or delete on payouts for each row execute function keep_released_payout();
create function keep_payout_line() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,settled_date,returned_reason}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - moves = to_jsonb(old) - moves and old.state not in ('returned', 'discarded') then
    return new;
  end if;
  raise exception 'a line of a payout stays as it is' using errcode = 'check_violation', constraint = 'payouts_stay';
end $$;
create trigger payout_lines_stay before update or delete on payout_lines
  for each row execute function keep_payout_line();

-- A payout comes to what its lines come to.
create function add_up_payout() returns trigger language plpgsql as $$
begin
  if new.total_cents <> (select coalesce(sum(amount_cents), 0) from payout_lines where payout_uuid = new.uuid) then
    raise exception 'a payout is what its lines come to'
      using errcode = 'check_violation', constraint = 'payouts_add_up';
  end if;
  return null;
end $$;
create constraint trigger payouts_add_up after insert or update on payouts
  deferrable initially deferred for each row execute function add_up_payout();
