-- From talent pool to paid subscription: prices and taxes by date, promotions, cards, orders, invoices, subscriptions.

-- A price book is all bands of a currency that begin on one day; the newest begun one is in force.
alter table price_bands add column effective_from date not null default '2020-01-01';
alter table price_bands alter column effective_from drop default, drop constraint price_bands_pkey;
alter table price_bands add primary key (currency, effective_from, from_hours);

-- What an hour of a role costs besides the band's rate.
create table role_uplifts (
  currency text not null check (currency in ('cad', 'usd')),
  effective_from date not null,
  role_id integer not null references roles (id),
  uplift_cents integer not null check (uplift_cents between 0 and 100000),
  primary key (currency, effective_from, role_id)
);

-- Taxes by the client's province or state. A rate is in thousandths of a percent: 9.975 % is 9975.
create table tax_rates (
  uuid uuid primary key default uuidv7(),
  country text not null check (country in ('CA', 'US')),
  region text not null,
  name text not null check (length(name) between 1 and 60),
  rate_thousandths integer not null check (rate_thousandths between 0 and 100000),
  -- 'all' or the one category of services that it applies to.
  tax_category text not null default 'all' check (length(tax_category) between 1 and 60),
  effective_from date not null,
  source text not null default '',
  created_date timestamptz not null default now(),
  foreign key (country, region) references regions (country, code),
  -- Of one tax the newest begun is in force; a rate of 0 ends it.
  unique (country, region, name, tax_category, effective_from)
);

-- Which category of services a role's hours count as; 'general_assistance' unless staff say otherwise.
alter table roles add column tax_category text not null default 'general_assistance'
  check (length(tax_category) between 1 and 60);

create table promotions (
  uuid uuid primary key default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'),
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('hours', 'percentage', 'cents_amount')),
  -- Whole hours, thousandths of a percent, or cents.
  value integer not null check (value > 0),
  currency text check (currency in ('cad', 'usd')),
  duration text not null check (duration in ('once', 'repeating', 'forever')),
  months integer check (months between 2 and 60),
  redeemable_from timestamptz not null,
  redeemable_until timestamptz check (redeemable_until > redeemable_from),
  max_redemptions integer check (max_redemptions > 0),
  per_client_limit integer check (per_client_limit > 0),
  first_purchase_only boolean not null default false,
  minimum_hours integer check (minimum_hours between 1 and 14880),
  stackable boolean not null default false,
  active boolean not null default true,
  -- Kept by the trigger on redemptions: those held or redeemed.
  times_redeemed integer not null default 0 check (times_redeemed >= 0),
  version integer not null default 1 check (version > 0),
  created_by uuid references users (uuid),
  created_date timestamptz not null default now(),
  removed_date timestamptz,
  check (type <> 'percentage' or value <= 100000),
  check ((type = 'cents_amount') = (currency is not null)),
  check ((duration = 'repeating') = (months is not null)),
  constraint promotions_within_limit check (times_redeemed <= max_redemptions)
);
create unique index promotions_by_code on promotions (code) where removed_date is null;

-- What a company is billed as, and where to.
alter table clients
  add column legal_name text not null default '' check (length(legal_name) <= 200),
  add column address_line1 text not null default '' check (length(address_line1) <= 200),
  add column address_line2 text not null default '' check (length(address_line2) <= 200),
  add column city text not null default '' check (length(city) <= 200),
  add column country text check (country in ('CA', 'US')),
  add column state_prov text,
  add column postal_code text not null default '' check (length(postal_code) <= 12),
  add column phone_number text not null default '' check (length(phone_number) <= 200),
  -- [{name: 'GST/HST', number: '…'}]
  add column tax_numbers jsonb not null default '[]' check (jsonb_typeof(tax_numbers) = 'array'),
  add column invoice_emails text[] not null default '{}' check (cardinality(invoice_emails) <= 10),
  add column po_number text not null default '' check (length(po_number) <= 60),
  -- Follows the country; the client may choose until the first invoice.
  add column currency text check (currency in ('cad', 'usd')),
  add column version integer not null default 1 check (version > 0),
  add constraint clients_region foreign key (country, state_prov) references regions (country, code);
update clients set country = person.country, state_prov = person.state_prov, city = coalesce(person.city, '')
from users person
where person.client_uuid = clients.uuid and person.is_primary_contact and person.country is not null;

-- Cards: what the processor says of them, never a number.
create table processor_customers (
  client_uuid uuid not null references clients (uuid),
  processor text not null check (processor in ('test', 'stripe')),
  customer_id text not null check (length(customer_id) between 1 and 200),
  primary key (client_uuid, processor)
);
create table credit_cards (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  processor text not null check (processor in ('test', 'stripe')),
  -- The processor's own id of the card (its payment method).
  stripe_card_id text not null check (length(stripe_card_id) between 1 and 200),
  brand text not null check (length(brand) between 1 and 60),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2100),
  zip_code text not null default '' check (length(zip_code) <= 12),
  default_credit_card boolean not null default false,
  created_by uuid references users (uuid),
  created_date timestamptz not null default now(),
  removed_date timestamptz,
  unique (processor, stripe_card_id),
  check (removed_date is null or not default_credit_card)
);
create unique index credit_cards_one_default on credit_cards (client_uuid) where default_credit_card;
create index credit_cards_by_client on credit_cards (client_uuid) where removed_date is null;

-- Subscriptions: a project with a start date is one.
alter table projects
  add column currency text check (currency in ('cad', 'usd')),
  -- The day of the month on which a period begins; 29 to 31 are the month's last day where it is shorter.
  add column invoice_day integer check (invoice_day between 1 and 31),
  -- The last day paid for when it has been cancelled.
  add column end_date date check (end_date >= start_date),
  add column cancelled_date timestamptz,
  add column cancelled_reason text check (length(cancelled_reason) <= 500),
  -- The day before the next period begins: everything up to it has been invoiced.
  add column invoiced_until date,
  add column ar_status text not null default 'current' check (ar_status in ('current', 'past_due', 'paused')),
  add column matching_state text not null default 'draft'
    check (matching_state in ('draft', 'matching', 'matched', 'ended')),
  add constraint projects_started_whole
    check (start_date is null or (currency is not null and invoice_day is not null and invoiced_until is not null));
create index projects_to_renew on projects (invoiced_until) where start_date is not null and end_date is null;

create table rate_plans (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  -- Null: nobody chosen yet, staff are to find somebody ('Help me decide').
  virtualassistant_uuid uuid references assistants (uuid),
  role_id integer not null references roles (id),
  hours_per_month integer not null check (hours_per_month between 1 and 744),
  client_rate_cents integer not null check (client_rate_cents >= 0),
  va_rate_cents integer not null default 0 check (va_rate_cents >= 0),
  currency text not null check (currency in ('cad', 'usd')),
  rate_start_date date not null,
  rp_end_date date check (rp_end_date >= rate_start_date),
  -- Once its last day has passed: from then on the hours are free again.
  hours_released_date timestamptz check (hours_released_date is null or rp_end_date is not null),
  created_date timestamptz not null default now()
);
create index rate_plans_by_project on rate_plans (project_uuid);
create index rate_plans_by_assistant on rate_plans (virtualassistant_uuid) where virtualassistant_uuid is not null;

-- Who works, or is asked to work, on a project, and how they came to it.
create table va_relationships (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  virtualassistant_uuid uuid not null references assistants (uuid),
  role_id integer not null references roles (id),
  source text not null check (source in ('talent_team', 'csm', 'sales', 'client', 'algo')),
  interest text not null default 'asked' check (interest in ('asked', 'accepted', 'declined')),
  decline_reason text check (length(decline_reason) <= 500),
  asked_date timestamptz not null,
  answered_date timestamptz,
  unique (project_uuid, virtualassistant_uuid, role_id),
  check ((interest = 'asked') = (answered_date is null))
);
create index va_relationships_by_assistant on va_relationships (virtualassistant_uuid, asked_date);

-- Orders: what was agreed at checkout, with its stored lines, before and after the money moved.
create table orders (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  project_uuid uuid not null references projects (uuid),
  placed_by uuid not null references users (uuid),
  impersonator_uuid uuid references users (uuid),
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  request_hash bytea not null check (length(request_hash) = 32),
  -- held: hours and promotion are kept; charging: the processor has been asked; then one of the ends.
  state text not null default 'held' check (state in ('held', 'charging', 'needs_action', 'paid', 'declined', 'expired')),
  currency text not null check (currency in ('cad', 'usd')),
  -- The quote as shown, line by line (contract/billing/prices/quote.ts).
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  card_uuid uuid references credit_cards (uuid),
  start_date date not null,
  -- Until then the hours and the promotion are kept for this order.
  held_until timestamptz not null,
  failure_code text,
  failure_message text,
  signed_name text not null check (length(signed_name) between 1 and 200),
  signed_date timestamptz not null,
  signed_address text not null,
  agreement_version text not null,
  created_date timestamptz not null,
  settled_date timestamptz,
  unique (client_uuid, idempotency_key),
  check ((state in ('paid', 'declined', 'expired')) = (settled_date is not null))
);
-- One live order a project: two tabs can't both pay for it.
create unique index orders_one_live on orders (project_uuid) where state in ('held', 'charging', 'needs_action', 'paid');
create index orders_unsettled on orders (held_until) where settled_date is null;

create table hour_holds (
  order_uuid uuid not null references orders (uuid) on delete cascade,
  virtualassistant_uuid uuid not null references assistants (uuid),
  hours integer not null check (hours > 0),
  primary key (order_uuid, virtualassistant_uuid)
);

create table promotion_redemptions (
  uuid uuid primary key default uuidv7(),
  promotion_uuid uuid not null references promotions (uuid),
  client_uuid uuid not null references clients (uuid),
  order_uuid uuid not null references orders (uuid),
  project_uuid uuid not null references projects (uuid),
  -- released: the order came to nothing, and it doesn't count.
  state text not null default 'held' check (state in ('held', 'redeemed', 'released')),
  -- Periods it has been applied to, the first one at checkout.
  periods_applied integer not null default 1 check (periods_applied > 0),
  created_date timestamptz not null,
  unique (promotion_uuid, order_uuid)
);
create index promotion_redemptions_by_client on promotion_redemptions (client_uuid, promotion_uuid);

create function count_promotion_redemptions() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'UPDATE' and old.state <> 'released' then 1 else 0 end;
  after integer := case when new.state <> 'released' then 1 else 0 end;
begin
  if after <> before then
    update promotions set times_redeemed = times_redeemed + after - before where uuid = new.promotion_uuid;
  end if;
  return null;
end $$;
create trigger promotion_redemptions_counted after insert or update on promotion_redemptions
  for each row execute function count_promotion_redemptions();

-- The signed agreement as it was shown.
create table agreement_documents (
  order_uuid uuid primary key references orders (uuid),
  pdf bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  created_date timestamptz not null
);

create table invoices (
  uuid uuid primary key default uuidv7(),
  -- Gapless within its currency, given when it is posted.
  number integer check (number > 0),
  client_uuid uuid not null references clients (uuid),
  project_uuid uuid not null references projects (uuid),
  order_uuid uuid unique references orders (uuid),
  invoice_date date not null,
  due_date date not null,
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  currency text not null check (currency in ('cad', 'usd')),
  status text not null check (status in
    ('draft', 'posted', 'partly_paid', 'paid', 'overdue', 'void', 'refunded')),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and subtotal_cents),
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents - discount_cents + tax_cents),
  paid_cents integer not null default 0 check (paid_cents between 0 and total_cents),
  -- Both parties as they were on the day: name, address, tax numbers.
  supplier jsonb not null,
  client jsonb not null,
  po_number text not null default '',
  notes text not null default '' check (length(notes) <= 2000),
  created_date timestamptz not null,
  unique (currency, number),
  check ((status = 'draft') = (number is null)),
  unique (project_uuid, period_start)
);
create index invoices_by_client on invoices (client_uuid, invoice_date desc, uuid);
create index invoices_unpaid on invoices (due_date) where status in ('posted', 'partly_paid', 'overdue');

create table invoice_lines (
  invoice_uuid uuid not null references invoices (uuid),
  position integer not null check (position > 0),
  kind text not null check (kind in ('subscription', 'overage', 'add-on', 'adjustment', 'promotion')),
  description text not null check (length(description) between 1 and 300),
  role_id integer references roles (id),
  quantity integer not null,
  unit_cents integer not null,
  -- Of a promotion: what it takes off, below zero.
  amount_cents integer not null,
  tax_category text not null,
  primary key (invoice_uuid, position)
);
create table invoice_taxes (
  invoice_uuid uuid not null references invoices (uuid),
  position integer not null check (position > 0),
  name text not null,
  rate_thousandths integer not null check (rate_thousandths >= 0),
  base_cents integer not null check (base_cents >= 0),
  amount_cents integer not null check (amount_cents >= 0),
  primary key (invoice_uuid, position)
);

create table invoice_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into invoice_numbers (currency) values ('cad'), ('usd');

-- Posted is final: what it says never changes, only what has been paid of it.
create function keep_posted_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.number is null then return old; end if;
  elsif old.number is null then
    return new;
  elsif to_jsonb(new) - '{status,paid_cents}'::text[] = to_jsonb(old) - '{status,paid_cents}'::text[]
    and new.status <> 'draft'
  then
    return new;
  end if;
  raise exception 'a posted invoice stays as it is' using errcode = 'check_violation', constraint = 'invoices_posted_stay';
end $$;
create trigger invoices_posted_stay before update or delete on invoices
  for each row execute function keep_posted_invoice();
create function keep_posted_lines() returns trigger language plpgsql as $$
declare of_invoice uuid := case when tg_op = 'INSERT' then new.invoice_uuid else old.invoice_uuid end;
begin
  if exists (select from invoices where uuid = of_invoice and number is not null) then
    raise exception 'the lines of a posted invoice stay as they are'
      using errcode = 'check_violation', constraint = 'invoices_posted_stay';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger invoice_lines_stay before insert or update or delete on invoice_lines
  for each row execute function keep_posted_lines();
create trigger invoice_taxes_stay before insert or update or delete on invoice_taxes
  for each row execute function keep_posted_lines();

-- Each time the processor is asked for money; `uuid` is the idempotency key it is asked with.
create table charges (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  -- For a checkout the order, with the order's own uuid as the charge's; for a renewal the invoice.
  order_uuid uuid unique references orders (uuid),
  invoice_uuid uuid references invoices (uuid),
  card_uuid uuid not null references credit_cards (uuid),
  processor text not null check (processor in ('test', 'stripe')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('cad', 'usd')),
  -- asked: no answer is known yet, it may have gone through.
  state text not null default 'asked' check (state in ('asked', 'needs_action', 'succeeded', 'declined')),
  processor_charge_id text,
  failure_code text,
  failure_message text,
  -- 1 for the first try, for a renewal 2 to 5 on days 1, 3, 5 and 7.
  attempt integer not null default 1 check (attempt > 0),
  created_date timestamptz not null,
  settled_date timestamptz,
  check (num_nonnulls(order_uuid, invoice_uuid) = 1),
  check (order_uuid is null or order_uuid = uuid),
  unique (processor, processor_charge_id),
  unique (invoice_uuid, attempt)
);
-- One open charge an invoice: two jobs can't both ask.
create unique index charges_one_open on charges (invoice_uuid) where state in ('asked', 'needs_action');
create index charges_unsettled on charges (created_date) where state in ('asked', 'needs_action');

create table payments (
  uuid uuid primary key default uuidv7(),
  invoice_uuid uuid not null references invoices (uuid),
  charge_uuid uuid unique references charges (uuid),
  method text not null check (method in ('card', 'transfer', 'cheque', 'other')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('cad', 'usd')),
  reference text not null default '' check (length(reference) <= 200),
  recorded_by uuid references users (uuid),
  paid_date timestamptz not null
);
create index payments_by_invoice on payments (invoice_uuid);

-- What the processor told of itself, each event once.
create table processor_events (
  processor text not null check (processor in ('test', 'stripe')),
  event_id text not null check (length(event_id) between 1 and 200),
  kind text not null,
  payload jsonb not null,
  received_date timestamptz not null,
  handled_date timestamptz,
  primary key (processor, event_id)
);

-- Meetings: discovery calls and the like, in our own slots or booked elsewhere.
create table meetings (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('discovery', 'matching', 'onboarding', 'interview')),
  client_uuid uuid references clients (uuid),
  project_uuid uuid references projects (uuid),
  booked_by uuid references users (uuid),
  invitee_name text not null check (length(invitee_name) between 1 and 200),
  invitee_email text not null check (length(invitee_email) between 3 and 254),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  timezone text not null references time_zones (zone),
  source text not null check (source in ('own', 'calendar')),
  external_id text unique check (length(external_id) <= 200),
  cancel_url text check (length(cancel_url) <= 500),
  reschedule_url text check (length(reschedule_url) <= 500),
  note text not null default '' check (length(note) <= 2000),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'held')),
  created_date timestamptz not null
);
-- Our own slots are taken once.
create unique index meetings_own_slot on meetings (kind, start_at) where source = 'own' and status = 'booked';
create index meetings_by_client on meetings (client_uuid, start_at);

-- Staff who act in a client's place, for the checkout operations only.
alter table sessions
  add column impersonator_uuid uuid references users (uuid),
  add column impersonated_client_uuid uuid references clients (uuid),
  add constraint sessions_impersonation_whole
    check ((impersonator_uuid is null) = (impersonated_client_uuid is null));

-- Hours that are taken: what a person works elsewhere was there before; live rate plans and held orders add to it.
create function commit_assistant_hours() returns trigger language plpgsql as $$
declare
  gone integer := 0;
  come integer := 0;
begin
  if tg_table_name = 'hour_holds' then
    if tg_op <> 'INSERT' then gone := old.hours; end if;
    if tg_op <> 'DELETE' then come := new.hours; end if;
  else
    if tg_op <> 'INSERT' and old.hours_released_date is null then gone := old.hours_per_month; end if;
    if tg_op <> 'DELETE' and new.hours_released_date is null then come := new.hours_per_month; end if;
  end if;
  if tg_op = 'UPDATE' and old.virtualassistant_uuid is not distinct from new.virtualassistant_uuid then
    if come <> gone then
      update assistants set monthly_hours_committed = monthly_hours_committed + come - gone
        where uuid = new.virtualassistant_uuid;
    end if;
    return null;
  end if;
  if gone > 0 then
    update assistants set monthly_hours_committed = monthly_hours_committed - gone where uuid = old.virtualassistant_uuid;
  end if;
  if come > 0 then
    update assistants set monthly_hours_committed = monthly_hours_committed + come where uuid = new.virtualassistant_uuid;
  end if;
  return null;
end $$;
create trigger rate_plans_commit_hours after insert or update or delete on rate_plans
  for each row execute function commit_assistant_hours();
create trigger hour_holds_commit_hours after insert or update or delete on hour_holds
  for each row execute function commit_assistant_hours();
