-- One charge may pay several invoices: that of the day, and small balances that waited for it.
create table charge_shares (
  charge_uuid uuid not null references charges (uuid),
  invoice_uuid uuid not null references invoices (uuid),
  amount_cents integer not null check (amount_cents > 0),
  -- Kept by the trigger on charges: no answer is known yet.
  open boolean not null default true,
  primary key (charge_uuid, invoice_uuid)
);
create unique index charge_shares_one_open on charge_shares (invoice_uuid) where open;
insert into charge_shares (charge_uuid, invoice_uuid, amount_cents, open)
select uuid, invoice_uuid, amount_cents, state in ('asked', 'needs_action') from charges where invoice_uuid is not null;

create function close_charge_shares() returns trigger language plpgsql as $$
begin
  update charge_shares set open = new.state in ('asked', 'needs_action') where charge_uuid = new.uuid;
  return null;
end $$;
create trigger charge_shares_follow after update of state on charges
  for each row when (old.state <> new.state) execute function close_charge_shares();

alter table charges
  -- When the processor confirmed that a refused charge can't be paid any more.
  add column closed_date timestamptz check (closed_date is null or state in ('declined', 'succeeded'));
update charges set closed_date = settled_date where state = 'declined';
create index charges_to_close on charges (settled_date)
  where state = 'declined' and closed_date is null and invoice_uuid is not null;

alter table collections
  -- What is open is less than a card can be charged: the client's next charge in the currency takes it along.
  add column waits_since date,
  add constraint collections_wait_or_try check (waits_since is null or next_try is null);
create index collections_waiting on collections (invoice_uuid) where waits_since is not null;

-- A cardholder's bank takes a payment back.
create table disputes (
  processor text not null check (processor in ('test', 'stripe')),
  processor_dispute_id text not null check (length(processor_dispute_id) between 1 and 200),
  payment_uuid uuid not null references payments (uuid),
  state text not null check (state in ('opened', 'won', 'lost')),
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  reason text not null default '' check (length(reason) <= 200),
  opened_date timestamptz not null,
  settled_date timestamptz,
  primary key (processor, processor_dispute_id),
  check ((state = 'opened') = (settled_date is null))
);
create index disputes_by_payment on disputes (payment_uuid);
