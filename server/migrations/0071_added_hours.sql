-- Hours that a client buys for the period that runs. Their invoice is a draft until the card has paid it, so that a refused
-- card leaves nothing to pay; from then on they count.

create table added_hours (
  invoice_uuid uuid primary key references invoices (uuid),
  client_uuid uuid not null references clients (uuid),
  seat_uuid uuid not null,
  hours integer not null check (hours between 1 and 744),
  asked_by uuid not null references users (uuid),
  -- What the call came with, to know it again.
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  request_hash bytea not null,
  asked_date timestamptz not null,
  unique (client_uuid, idempotency_key)
);
comment on table added_hours is 'Who bought hours for which seat; they count while their invoice is paid.';

-- What was bought for a period counts while its invoice is paid: a refund of all of it, or a credit note, takes it back.
create function count_added_hours() returns trigger language plpgsql as $$
declare
  bought invoices;
begin
  select invoices.* into bought from invoices
    where uuid = case when tg_table_name = 'invoices' then (to_jsonb(new) ->> 'uuid')::uuid
      else (select invoice_uuid from credit_notes where credit_notes.uuid = (to_jsonb(new) ->> 'credit_note_uuid')::uuid) end;
  if bought.kind <> 'hours' then return null; end if;
  -- Held first: what others have counted meanwhile is seen by the next statement.
  perform from subscription_periods
    where project_uuid = bought.project_uuid and period_start = bought.period_start for no key update;
  update subscription_periods set added_seconds = 3600 * (
    select coalesce(sum(greatest(added_hours.hours - credited.hours, 0)), 0)
    from invoices join added_hours on added_hours.invoice_uuid = invoices.uuid
    cross join lateral (
      select coalesce(sum(abs(quantity)), 0) as hours
      from credit_notes join credit_note_lines on credit_note_uuid = credit_notes.uuid
      where credit_notes.invoice_uuid = invoices.uuid and kind = 'add-on'
    ) credited
    where invoices.project_uuid = bought.project_uuid and invoices.period_start = bought.period_start
      and invoices.kind = 'hours' and invoices.status = 'paid')
    where project_uuid = bought.project_uuid and period_start = bought.period_start;
  return null;
end $$;
create trigger invoices_count_added_hours after update of status on invoices
  for each row when (new.kind = 'hours' and old.status <> new.status) execute function count_added_hours();
create trigger credit_note_lines_count_added_hours after insert on credit_note_lines
  for each row when (new.kind = 'add-on') execute function count_added_hours();
