-- An invoice is of a kind: only those that begin a period are one a period and bring its hours.

alter table invoices add column kind text;
alter table invoices disable trigger invoices_posted_stay;
update invoices set kind = case when order_uuid is null then 'renewal' else 'checkout' end;
alter table invoices enable trigger invoices_posted_stay;
alter table invoices
  alter column kind set not null,
  add constraint invoices_kind check (kind in ('checkout', 'renewal', 'hours', 'overage', 'final', 'manual')),
  add constraint invoices_kind_of_order check (order_uuid is null or kind = 'checkout'),
  drop constraint invoices_project_uuid_period_start_key;
create unique index invoices_one_a_period on invoices (project_uuid, period_start) where kind in ('checkout', 'renewal');
create index invoices_by_project on invoices (project_uuid, period_start desc);

drop trigger invoices_begin_hours_inserted on invoices;
drop trigger invoices_begin_hours on invoices;
create trigger invoices_begin_hours_inserted after insert on invoices
  for each row when (new.number is not null and new.kind in ('checkout', 'renewal')) execute function begin_hours_of_period();
create trigger invoices_begin_hours after update of number on invoices
  for each row when (old.number is null and new.number is not null and new.kind in ('checkout', 'renewal'))
  execute function begin_hours_of_period();

-- Only notes of such an invoice take a period's hours back.
create or replace function take_back_hours() returns trigger language plpgsql as $$
begin
  update subscription_periods periods
    set prepaid_seconds = greatest(periods.prepaid_seconds - abs(new.quantity) * 3600, 0)
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid
    where note.uuid = new.credit_note_uuid and invoices.kind in ('checkout', 'renewal')
      and periods.project_uuid = invoices.project_uuid and periods.period_start = invoices.period_start;
  return null;
end $$;
