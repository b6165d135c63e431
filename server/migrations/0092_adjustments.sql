-- What is added to or taken from a client's next invoice or an assistant's next bill: proposed, approved, and applied once.

insert into configurations (name, type, value, default_value, note) values
  ('setting.adjustment-second-person-above', 'number', '100', '100',
   'Adjustments above this amount, in dollars of their own currency, are approved by someone other than who wrote them. 0: always.');
alter table configurations
  add constraint configurations_adjustments check (name <> 'setting.adjustment-second-person-above'
    or type = 'number' and value::numeric between 0 and 100000 and value::numeric % 1 = 0);

create function adjustment_alone_cents() returns integer language sql stable as $$
  select coalesce((select value::integer from configurations where name = 'setting.adjustment-second-person-above'), 100) * 100
$$;

create table adjustments (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('client', 'va')),
  client_uuid uuid references clients (uuid),
  virtualassistant_uuid uuid references assistants (uuid),
  project_uuid uuid references projects (uuid),
  rate_plan_uuid uuid references rate_plans (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  minutes integer check (minutes <> 0 and abs(minutes) <= 60000),
  unit_cents integer check (unit_cents > 0),
  whole_cents integer not null check (whole_cents <> 0 and abs(whole_cents) <= 10000000),
  amount_cents integer not null,
  reason_code text not null check (reason_code in
    ('goodwill', 'correction', 'hours', 'service', 'extra_work', 'expense', 'advance', 'other')),
  note text not null default '' check (length(note) <= 2000),
  effective_date date not null,
  state text not null check (state in ('proposed', 'approved', 'applied', 'void')),
  rest_of uuid references adjustments (uuid),
  proposed_by uuid not null references users (uuid),
  edited_by uuid references users (uuid),
  approved_by uuid references users (uuid),
  approved_date timestamptz,
  alone_up_to_cents integer check (alone_up_to_cents >= 0),
  invoice_uuid uuid,
  invoice_position integer,
  bill_uuid uuid,
  bill_position integer,
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  constraint adjustments_subject check (case kind
    when 'client' then client_uuid is not null and project_uuid is not null and virtualassistant_uuid is null
    else virtualassistant_uuid is not null and client_uuid is null and (project_uuid is null) = (rate_plan_uuid is null) end),
  -- Hours are of a place, at its rate, rounded half up once, away from nothing.
  constraint adjustments_hours check (num_nonnulls(minutes, unit_cents) in (0, 2) and (minutes is null or rate_plan_uuid is not null
    and whole_cents = sign(minutes) * ((abs(minutes)::bigint * unit_cents + 30) / 60))),
  constraint adjustments_part check (amount_cents <> 0 and sign(amount_cents) = sign(whole_cents) and abs(amount_cents) <= abs(whole_cents)),
  constraint adjustments_approved check (case state when 'proposed' then approved_by is null when 'void' then true else approved_by is not null end
    and num_nonnulls(approved_by, approved_date, alone_up_to_cents) in (0, 3)),
  constraint adjustments_second_person check (approved_by is null or abs(whole_cents) <= alone_up_to_cents
    or approved_by <> proposed_by and approved_by is distinct from edited_by),
  -- On one line of one document, or on none.
  constraint adjustments_applied_to check (num_nonnulls(invoice_uuid, bill_uuid) = case state when 'applied' then 1 else 0 end
    and (invoice_uuid is null) = (invoice_position is null) and (bill_uuid is null) = (bill_position is null)
    and (invoice_uuid is null or kind = 'client') and (bill_uuid is null or kind = 'va')),
  constraint adjustments_one_invoice_line unique (invoice_uuid, invoice_position),
  constraint adjustments_one_bill_line unique (bill_uuid, bill_position),
  constraint adjustments_invoice_line foreign key (invoice_uuid, invoice_position)
    references invoice_lines (invoice_uuid, position) deferrable initially deferred,
  constraint adjustments_bill_line foreign key (bill_uuid, bill_position)
    references va_bill_lines (bill_uuid, position) deferrable initially deferred
);
comment on column adjustments.rate_plan_uuid is 'The place it is about; hours are at its rate on the effective date.';
comment on column adjustments.whole_cents is 'What was agreed, below zero where it is taken off.';
comment on column adjustments.amount_cents is 'What of the whole this row is: an invoice takes no more off than there is, and the rest is a row of its own.';
comment on column adjustments.rest_of is 'The adjustment this is the rest of: the first one of them all.';
comment on column adjustments.note is 'Read by staff only.';
comment on column adjustments.edited_by is 'Who changed it last; null: nobody.';
comment on column adjustments.alone_up_to_cents is 'Up to which amount one person was enough when it was approved; kept by the database.';

create index adjustments_by_date on adjustments (kind, created_date desc, uuid);
create index adjustments_to_invoice on adjustments (project_uuid, effective_date) where state = 'approved' and kind = 'client';
create index adjustments_to_bill on adjustments (virtualassistant_uuid, effective_date) where state = 'approved' and kind = 'va';
create index adjustments_rests on adjustments (rest_of) where rest_of is not null;

-- Once it is approved, only where it is applied changes; once what it is on is posted, nothing does.
create function keep_adjustment() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,amount_cents,invoice_uuid,invoice_position,bill_uuid,bill_position,version}';
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' and new.rest_of is null then
      raise exception 'an adjustment begins as a proposal' using errcode = 'check_violation', constraint = 'adjustments_stay';
    end if;
    return new;
  end if;
  if old.state = 'proposed' then
    if new.state = 'approved' then new.alone_up_to_cents := adjustment_alone_cents(); end if;
    return new;
  end if;
  if old.state = 'void' or new.state = 'proposed' or to_jsonb(new) - moves <> to_jsonb(old) - moves
    or old.state = 'applied' and (new.amount_cents, new.invoice_uuid, new.invoice_position, new.bill_uuid, new.bill_position)
        is distinct from (old.amount_cents, old.invoice_uuid, old.invoice_position, old.bill_uuid, old.bill_position)
      and (exists (select from invoices where uuid = old.invoice_uuid and number is not null)
        or exists (select from va_bills where uuid = old.bill_uuid and number is not null))
  then
    raise exception 'an approved adjustment stays as it is' using errcode = 'check_violation', constraint = 'adjustments_stay';
  end if;
  return new;
end $$;
create trigger adjustments_stay before insert or update on adjustments for each row execute function keep_adjustment();

-- An applied one is its line, to the cent, on a document of whom it is for; and it and its rests are what was agreed.
create function check_adjustments(which uuid[]) returns void language plpgsql as $$
begin
  if exists (
    select from adjustments each
    left join invoice_lines line on line.invoice_uuid = each.invoice_uuid and line.position = each.invoice_position
    left join invoices on invoices.uuid = each.invoice_uuid
    left join va_bill_lines pay on pay.bill_uuid = each.bill_uuid and pay.position = each.bill_position
    left join va_bills bill on bill.uuid = each.bill_uuid
    where each.uuid = any (which) and each.state = 'applied' and (
      (coalesce(line.kind, pay.kind), coalesce(line.amount_cents, pay.amount_cents), coalesce(invoices.currency, bill.currency))
        is distinct from ('adjustment', each.amount_cents, each.currency)
      or case each.kind when 'client' then invoices.project_uuid <> each.project_uuid
        else bill.virtualassistant_uuid <> each.virtualassistant_uuid end))
  then
    raise exception 'an applied adjustment is a line of its own' using errcode = 'check_violation', constraint = 'adjustments_are_lines';
  end if;
end $$;
create function check_adjustment() returns trigger language plpgsql as $$
declare root uuid := coalesce(new.rest_of, new.uuid);
begin
  perform check_adjustments(array[new.uuid]);
  if (select sum(amount_cents) from adjustments where uuid = root or rest_of = root)
    is distinct from (select whole_cents::bigint from adjustments where uuid = root)
  then
    raise exception 'an adjustment and its rests are what was agreed' using errcode = 'check_violation', constraint = 'adjustments_add_up';
  end if;
  return null;
end $$;
create constraint trigger adjustments_add_up after insert or update on adjustments
  deferrable initially deferred for each row execute function check_adjustment();
create function check_posted_adjustments() returns trigger language plpgsql as $$
begin
  perform check_adjustments((select array_agg(uuid) from adjustments where invoice_uuid = new.uuid or bill_uuid = new.uuid));
  return null;
end $$;
create constraint trigger invoices_adjusted after update of number on invoices
  deferrable initially deferred for each row when (new.number is not null) execute function check_posted_adjustments();
create constraint trigger va_bills_adjusted after update of number on va_bills
  deferrable initially deferred for each row when (new.number is not null) execute function check_posted_adjustments();
