-- An invoice that credit notes take back as a whole is credited, not paid.

alter table invoices
  drop constraint invoices_status_check,
  add constraint invoices_status_check
    check (status in ('draft', 'posted', 'partly_paid', 'paid', 'credited', 'overdue', 'void', 'refunded'));

create function is_credited(invoice uuid, total_cents integer) returns boolean language sql stable as $$
  select total_cents > 0
    and total_cents + (select coalesce(sum(note.total_cents), 0) from credit_notes note where note.invoice_uuid = invoice) = 0
$$;

-- As before, and a refund that fails leaves a credited invoice credited.
create or replace function count_refunds() returns trigger language plpgsql as $$
declare
  gone integer := case when tg_op = 'UPDATE' and old.state <> 'failed' then 1 else 0 end;
  come integer := case when new.state <> 'failed' then 1 else 0 end;
  of_invoice integer := (come - gone) * (new.amount_cents - new.credit_cents);
begin
  if come <> gone then
    update payments set refunded_cents = refunded_cents + (come - gone) * new.amount_cents where uuid = new.payment_uuid;
  end if;
  if of_invoice <> 0 then
    update invoices set refunded_cents = refunded_cents + of_invoice,
      status = case when refunded_cents + of_invoice = total_cents then 'refunded'
        when status = 'refunded' then case when is_credited(uuid, total_cents) then 'credited' else 'paid' end
        else status end
      where uuid = new.invoice_uuid;
  end if;
  return null;
end $$;

-- As before; of a credited invoice those hours count that its notes leave.
create or replace function count_added_hours() returns trigger language plpgsql as $$
declare
  bought invoices;
begin
  select invoices.* into bought from invoices
    where uuid = case when tg_table_name = 'invoices' then (to_jsonb(new) ->> 'uuid')::uuid
      else (select invoice_uuid from credit_notes where credit_notes.uuid = (to_jsonb(new) ->> 'credit_note_uuid')::uuid) end;
  if bought.kind <> 'hours' then return null; end if;
  -- Held first: what others have counted meanwhile is seen by the next statement.
  perform hold_carried_hours(bought.project_uuid);
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
      and invoices.kind = 'hours' and invoices.status in ('paid', 'credited'))
    where project_uuid = bought.project_uuid and period_start = bought.period_start;
  return null;
end $$;

update invoices set status = 'credited' where status = 'paid' and is_credited(uuid, total_cents);
