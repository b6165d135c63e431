-- What went to an assistant by hand and what of it the bank sent back, each on its own day: a bill itself only says where its money is now.
-- What goes by a file for the bank is in payout_lines.
create table va_bill_payments (
  uuid uuid primary key default uuidv7(),
  bill_uuid uuid not null references va_bills (uuid),
  kind text not null check (kind in ('paid', 'returned')),
  day date not null,
  amount_cents integer not null check (amount_cents > 0),
  -- The bank's reference, or why it came back.
  memo text not null default '' check (length(memo) <= 500)
);
create index va_bill_payments_by_month on va_bill_payments (month_of(day));
create index va_bill_payments_by_bill on va_bill_payments (bill_uuid);
comment on column va_bill_payments.memo is 'The bank''s reference, or why it came back.';

create function keep_bill_payment() returns trigger language plpgsql as $$
begin
  raise exception 'a payment of a bill stays as it is' using errcode = 'check_violation', constraint = 'va_bill_payments_stay';
end $$;
create trigger va_bill_payments_stay before update or delete on va_bill_payments
  for each row execute function keep_bill_payment();

-- What was before is in the audit, whose entries of a bill are those by hand; else the bill says it.
insert into va_bill_payments (bill_uuid, kind, day, amount_cents, memo)
select bill.uuid, case audit.action when 'bill.paid' then 'paid' else 'returned' end,
  coalesce((details ->> 'date')::date, audit.created_date::date), bill.total_cents,
  left(coalesce(case audit.action when 'bill.paid' then details ->> 'reference' else audit.reason end, ''), 500)
from audit_entries audit
join va_bills bill on audit.entity = 'va_bill:' || bill.uuid
where bill.total_cents > 0 and (audit.action = 'bill.paid' or (audit.action = 'bill.returned' and details ->> 'from' = 'paid'))
order by audit.created_date, audit.id;
insert into va_bill_payments (bill_uuid, kind, day, amount_cents, memo)
select uuid, 'paid', paid_date, total_cents, payout_reference
from va_bills bill
where status = 'paid' and total_cents > 0
  and not exists (select from va_bill_payments where bill_uuid = bill.uuid)
  and not exists (select from payout_lines where bill_uuid = bill.uuid and state in ('filed', 'confirmed'));
create index payout_lines_by_return on payout_lines (month_of(settled_date)) where state = 'returned';
create index payouts_by_month on payouts (month_of(payment_date)) where state = 'sent';
