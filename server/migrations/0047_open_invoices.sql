create index charge_shares_by_invoice on charge_shares (invoice_uuid);

-- What is open of posted invoices, and how its collection goes on: the one place that tells a refused card from a charge
-- on its way. `scheduled`: the default card is charged by itself; `small`: less than a card can be charged.
create view open_invoices as
select invoices.uuid, invoices.client_uuid, invoices.currency, invoices.status,
  invoices.total_cents - invoices.paid_cents as balance_cents,
  case
    when exists (select from charge_shares where invoice_uuid = invoices.uuid and open) then 'pending'
    when collections.waits_since is not null then 'small'
    when (select charges.state from charge_shares join charges on charges.uuid = charge_uuid
      where charge_shares.invoice_uuid = invoices.uuid
      order by charges.created_date desc, charges.attempt desc limit 1) = 'declined' then 'declined'
    when collections.next_try is not null then 'scheduled'
    else 'due'
  end as standing
from invoices
left join collections on collections.invoice_uuid = invoices.uuid
where invoices.number is not null and invoices.status in ('posted', 'partly_paid', 'overdue')
  and invoices.paid_cents < invoices.total_cents;

create index va_relationships_unanswered on va_relationships (asked_date) where interest = 'asked';
create index disputes_opened on disputes (opened_date) where state = 'opened';
