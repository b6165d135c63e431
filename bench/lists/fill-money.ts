import { arrayOf, type Filling, type HowMany } from './filling.ts'

const party = `jsonb_build_object('name', 'Talentplace', 'address', '[]'::jsonb, 'tax_numbers', '[]'::jsonb)`
const half = `date_trunc('month', task_date)::date + case when extract(day from task_date) > 15 then 15 else 0 end`

/** Invoices and what is paid of them; bills and payouts; adjustments, promotions; the sums of income. */
export const moneyFillings = (many: HowMany): Filling[] => [
  {
    what: 'invoices',
    sql: `insert into invoices (number, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end, currency, status, subtotal_cents, discount_cents,
        tax_cents, total_cents, paid_cents, supplier, client, created_date, kind)
      select case when status <> 'draft' then row_number() over (partition by currency, status = 'draft' order by day, uuid) end, client_uuid, uuid, day, day + 15, day, day + 29, currency, status, subtotal, discount,
        tax, subtotal - discount + tax, case status when 'paid' then subtotal - discount + tax when 'refunded' then subtotal - discount + tax when 'credited' then subtotal - discount + tax when 'partly_paid' then subtotal / 2 else 0 end,
        ${party}, ${party}, day, kind
      from (select projects.*, start_date + back * 30 as day, 40000 + (hashint8(n * 31 + back) & 262143) as subtotal, case when n % 4 = 0 then 4000 else 0 end as discount,
          case when back = 0 then 'checkout' when n % 9 = 0 then 'manual' else 'renewal' end as kind,
          case when back = 3 then 'draft' when back < 2 then (${arrayOf('paid paid paid paid paid paid paid paid credited refunded')})[1 + n % 10]
            else (${arrayOf('paid paid paid paid posted overdue partly_paid void')})[1 + n % 8] end as status
        from (select *, row_number() over (order by created_date, uuid) as n from projects where start_date is not null) projects, generate_series(0, 3) back
        where back < 3 or n % 10 = 0) due cross join lateral (select (subtotal - discount) * 13 / 100 as tax) taxed
      limit ${many(150_000)}`,
    into: 'invoices',
  },
  {
    what: 'lines of invoices',
    sql: `insert into invoice_lines (invoice_uuid, position, kind, description, role_id, quantity, unit_cents, amount_cents, tax_category)
      select uuid, 1, 'subscription', 'Bookkeeper', 1, 20, subtotal_cents / 20, subtotal_cents, 'general_assistance' from invoices
      union all select uuid, 2, 'promotion', '10% off', null, 1, -discount_cents, -discount_cents, 'general_assistance' from invoices where discount_cents > 0`,
  },
  {
    what: 'taxes of invoices',
    sql: `insert into invoice_taxes (invoice_uuid, position, name, rate_thousandths, base_cents, amount_cents)
      select uuid, 1, 'HST', 13000, subtotal_cents - discount_cents, tax_cents from invoices`,
  },
  {
    what: 'payments',
    sql: `insert into payments (uuid, method, amount_cents, currency, paid_date, client_uuid)
      select uuid, case when hashtext(uuid::text) % 5 = 0 then 'transfer' else 'card' end, paid_cents, currency, invoice_date + interval '20 hours', client_uuid from invoices where paid_cents > 0`,
  },
  {
    what: 'what payments pay',
    sql: `insert into payment_allocations (payment_uuid, invoice_uuid, amount_cents) select uuid, uuid, amount_cents from payments`,
  },
  {
    what: 'fees',
    sql: `insert into processor_fees (payment_uuid, client_uuid, invoice_uuid, project_uuid, amount_cents, currency, charged_date, learned_date)
      select payments.uuid, payments.client_uuid, invoices.uuid, project_uuid, amount_cents / 40, payments.currency, paid_date, paid_date
      from payments join invoices on invoices.uuid = payments.uuid`,
  },
  {
    what: 'disputes',
    sql: `insert into disputes (processor, processor_dispute_id, payment_uuid, state, amount_cents, fee_cents, opened_date, settled_date)
      select 'test', uuid::text, uuid, case when n % 2 = 0 then 'opened' else 'lost' end, amount_cents, 1500, paid_date, case when n % 2 = 1 then now() end
      from (select *, row_number() over (order by uuid) as n from payments) payments where n % 100 < 2`,
  },
  {
    what: 'cards',
    sql: `insert into credit_cards (client_uuid, processor, stripe_card_id, brand, last_four, expiry_month, expiry_year, default_credit_card, created_by)
      select uuid, 'test', 'card_' || nth, 'Visa', '4242', 12, 2030, true, contact from companies`,
  },
  {
    what: 'charges',
    sql: `insert into charges (client_uuid, invoice_uuid, card_uuid, processor, amount_cents, currency, state, created_date, settled_date)
      select invoices.client_uuid, invoices.uuid, credit_cards.uuid, 'test', total_cents, currency, case when hashtext(invoices.uuid::text) % 3 = 0 then 'asked' else 'declined' end, now(),
        case when hashtext(invoices.uuid::text) % 3 = 0 then null else now() end
      from invoices join credit_cards on credit_cards.client_uuid = invoices.client_uuid where status <> 'void' and number is not null and paid_cents = 0 and hashtext(invoices.uuid::text) % 2 = 0`,
  },
  {
    what: 'shares of charges',
    sql: `insert into charge_shares (charge_uuid, invoice_uuid, amount_cents, open) select uuid, invoice_uuid, amount_cents, state = 'asked' from charges`,
  },
  {
    what: 'collections',
    sql: `insert into collections (invoice_uuid, next_try, waits_since)
      select uuid, case when hashtext(uuid::text) % 4 > 0 then current_date + 3 end, case when hashtext(uuid::text) % 8 = 0 then current_date end from invoices where status <> 'void' and number is not null and paid_cents = 0`,
  },
]

/** Bills of all half months, and how they are paid. */
export const billFillings = (many: HowMany): Filling[] => [
  {
    what: 'bills of half months',
    sql: `create temporary table worked as
      select virtualassistant_uuid, rate_plan_uuid, ${half} as half, min(task_date) as first_day, max(task_date) as last_day, sum(seconds)::int as seconds, null::uuid as bill_uuid
      from time_entries where payable and status = 'approved' and removed_date is null group by 1, 2, 3;
      create temporary table billed as
      select uuidv7() as uuid, virtualassistant_uuid, half, row_number() over (order by half, virtualassistant_uuid) as number, row_number() over () as n
      from (select distinct virtualassistant_uuid, half from worked order by half desc limit ${many(100_000)}) each;
      create index on billed (virtualassistant_uuid, half); analyze worked; analyze billed`,
  },
  {
    what: 'lines of bills',
    sql: `insert into va_bill_lines (bill_uuid, position, kind, description, rate_plan_uuid, unit_cents, seconds, first_day, last_day, amount_cents)
      select billed.uuid, row_number() over (partition by billed.uuid), 'time', 'Office', rate_plan_uuid, 1800, seconds, first_day, last_day, (seconds::bigint * 1800 + 1800) / 3600
      from worked join billed using (virtualassistant_uuid, half)`,
    into: 'va_bill_lines',
  },
  {
    what: 'bills',
    sql: `insert into va_bills (uuid, number, virtualassistant_uuid, currency, status, bill_date, period_start, period_end, total_cents, payer, payee, expected_date,
        scheduled_date, paid_date, posted_date, created_date, held_reason, returned_reason)
      select uuid, number, virtualassistant_uuid, 'cad', status, half + 24, half, half + 14, (select sum(amount_cents) from va_bill_lines where bill_uuid = uuid),
        ${party}, ${party}, half + 30, half + 29, case when status = 'paid' then half + 30 end, now(), half + 24,
        case when status = 'held' then 'by_hand' end, case when status = 'returned' then 'Account closed' end
      from (select *, case when current_date - half > 60 then case when n % 60 = 0 then 'returned' when n % 60 = 1 then 'held' else 'paid' end when n % 3 = 0 then 'scheduled' else 'posted' end as status from billed) billed`,
    into: 'va_bills',
  },
  {
    what: 'runs over many bills',
    sql: `with runs as (
        insert into bulk_runs (action, said, state, created_by, created_date, started_date, finished_date)
        select 'bills.hold', '{"reason": "We check"}', 'done', someone.uuid, at, at, at
        from (select pg_temp.some_time() as at from generate_series(1, 20)) drawn, (select uuid from staff where nth = 1) someone returning uuid)
      insert into bulk_run_rows (run_uuid, position, thing, version, state, reason, amount_cents, currency, worked_date)
      select runs.uuid, n, bills.uuid, 1, case when n % 40 = 0 then 'skipped' else 'done' end,
        case when n % 40 = 0 then 'It is on hold already.' end, bills.total_cents, bills.currency, now()
      from runs, (select uuid, total_cents, currency, row_number() over (order by uuid) as n from va_bills limit ${many(5_000)}) bills`,
    into: 'bulk_run_rows',
  },
  {
    what: 'drafts of bills',
    sql: `insert into va_bills (virtualassistant_uuid, currency, status, bill_date, period_start, period_end, created_date, total_cents)
      select uuid, 'cad', 'draft', current_date, current_date - 15, current_date, now(), 5000 from people where nth <= ${many(5_000)}`,
  },
  {
    what: 'bonuses on drafts of bills',
    sql: `insert into va_bill_lines (bill_uuid, position, kind, description, amount_cents) select uuid, 1, 'bonus', 'Bonus', 5000 from va_bills where status = 'draft'`,
  },
  {
    what: 'time on bills',
    sql: `insert into va_bill_entries (time_entry_uuid, bill_uuid, position, seconds, amount_cents)
      select entry.uuid, billed.uuid, line.position, entry.seconds, entry.seconds / 2
      from time_entries entry join billed on billed.virtualassistant_uuid = entry.virtualassistant_uuid and billed.half = ${half}
      join va_bill_lines line on line.bill_uuid = billed.uuid and line.rate_plan_uuid = entry.rate_plan_uuid
      where entry.payable and entry.status = 'approved' and entry.removed_date is null`,
    into: 'va_bill_entries',
  },
  {
    what: 'entries of time on bills',
    sql: `update time_entries set status = 'billed', bill_uuid = on_bill.bill_uuid from va_bill_entries on_bill where time_entry_uuid = uuid`,
    into: 'time_entries',
  },
  {
    what: 'sums of the days of time',
    sql: `insert into time_day_sums select task_date, status, billable, count(*), sum(seconds) from time_entries where removed_date is null group by 1, 2, 3`,
  },
  {
    what: 'time on one invoice',
    sql: `insert into invoice_time (invoice_uuid, position, time_entry_uuid, seconds, amount_cents)
      select largest.uuid, 1, entry.uuid, seconds, seconds / 80 from (select uuid from invoices where number is not null order by total_cents desc, uuid limit 1) largest,
      (select uuid, seconds from time_entries order by uuid limit ${many(20_000)}) entry`,
  },
  {
    what: 'what bills were paid',
    sql: `insert into va_bill_payments (bill_uuid, kind, day, amount_cents) select uuid, 'paid', paid_date, total_cents from va_bills where status = 'paid'`,
  },
  {
    what: 'payouts',
    sql: `insert into payouts (currency, payment_date, state, total_cents, number, key_id, sealed, file_sha256, made_by, made_date, idempotency_key, request_hash, released_by, released_date, sent_date)
      select 'cad', current_date - n * 3, 'sent', 1, n, repeat('0', 16), ''::bytea, repeat('0', 64), maker.uuid, now(), 'payout' || n, ''::bytea, other.uuid, now(), now()
      from generate_series(1, ${many(2_000)}) n, (select uuid from staff where nth = 1) maker, (select uuid from staff where nth = 2) other`,
  },
  {
    what: 'lines of payouts',
    sql: `insert into payout_lines (payout_uuid, bill_uuid, position, amount_cents, account_version, last_digits, state, settled_date)
      select payouts.uuid, bills.uuid, bills.n, bills.total_cents, 1, '123', 'confirmed', paid_date
      from (select uuid, total_cents, paid_date, row_number() over (order by paid_date desc, uuid) as n from va_bills where status = 'paid') bills
      join payouts on payouts.number = case when bills.n <= ${many(20_000)} then 1 else 1 + bills.n % ${many(2_000)} end`,
  },
  {
    what: 'totals of payouts',
    sql: `update payouts set total_cents = lines.total from (select payout_uuid, sum(amount_cents) as total from payout_lines group by 1) lines where payout_uuid = uuid`,
  },
  {
    what: 'bank accounts',
    sql: `insert into bank_accounts (virtualassistant_uuid, currency, key_id, sealed, last_digits, changed_by, changed_date, holder_name)
      select uuid, 'cad', repeat('0', 16), decode(repeat('00', 40), 'hex'), '123', user_uuid, now(), 'Somebody' from people where nth % 4 > 0 and nth <= ${many(20_000)}`,
  },
  {
    what: 'reminders of bank accounts',
    sql: `insert into banking_reminders (virtualassistant_uuid, reminded_by, reminded_date, quiet_until)
      select people.uuid, staff.uuid, now() - interval '9 days', now() - interval '2 days' from people join staff on staff.nth = 1 where people.nth % 8 = 0 and people.nth <= ${many(20_000)}`,
  },
]

/** Adjustments, promotions, and the sums of income. */
export const adjustmentFillings = (many: HowMany): Filling[] => [
  {
    what: 'adjustments',
    sql: `insert into adjustments (kind, client_uuid, virtualassistant_uuid, project_uuid, rate_plan_uuid, currency, whole_cents, amount_cents, reason_code, note, effective_date, state,
        proposed_by, approved_by, approved_date, alone_up_to_cents, created_date, tax_category)
      select kind, case when kind = 'client' then places.client_uuid end, case when kind = 'va' then virtualassistant_uuid end, project_uuid, case when kind = 'va' then rate_plan_uuid end,
        case when kind = 'client' then currency else 'cad' end, cents, cents, (array['goodwill', 'correction', 'service', 'extra_work'])[1 + drawn.n % 4], pg_temp.task_name(drawn.n), pg_temp.some_time()::date, state,
        maker.uuid, case when state = 'approved' then maker.uuid end, case when state = 'approved' then now() end, case when state = 'approved' then 10000 end, pg_temp.some_time(),
        case when kind = 'client' then 'general_assistance' end
      from (select n, pg_temp.skewed((select count(*) from places)) as a, case when n % 2 = 0 then 'client' else 'va' end as kind, 100 + (hashint8(n) & 8191) as cents,
          case when n % 10 < 2 then 'proposed' when n % 10 = 3 then 'void' else 'approved' end as state from generate_series(1, ${many(100_000)}) n) drawn
      join places on places.nth = a, (select uuid from staff where nth = 3) maker`,
    into: 'adjustments',
  },
  {
    what: 'promotions',
    sql: `insert into promotions (code, name, type, value, duration, redeemable_from, redeemable_until, times_redeemed, created_date)
      select 'CODE' || n, pg_temp.task_name(n), 'percentage', 10000, 'once', now() - n * interval '3 hours', case when n % 3 = 0 then now() - n * interval '1 hour' end, (random() * 100)::int, now() - n * interval '3 hours'
      from generate_series(1, ${many(5_000)}) n`,
  },
  {
    what: 'orders',
    sql: `insert into orders (client_uuid, project_uuid, placed_by, idempotency_key, request_hash, state, currency, quote, total_cents, start_date, held_until, signed_name, signed_date, signed_address,
        agreement_version, created_date, settled_date, team)
      select client_uuid, uuid, created_by, 'order' || uuid, decode(repeat('00', 32), 'hex'), 'paid', currency, '{}', 100000, start_date, now(), 'Someone', now(), '203.0.113.7', '1', created_date, now(), '[]'
      from projects where start_date is not null`,
  },
  {
    what: 'redemptions',
    sql: `insert into promotion_redemptions (promotion_uuid, client_uuid, order_uuid, project_uuid, state, created_date)
      select first.uuid, client_uuid, orders.uuid, project_uuid, 'redeemed', created_date from orders, (select uuid from promotions where code = 'CODE1') first`,
  },
  { what: 'sums of income', sql: `select sum_income_anew()` },
  {
    what: 'exchange rates',
    sql: `insert into exchange_rates (month, rate_millionths, source, changed_date)
      select (date_trunc('month', current_date) - n * interval '1 month')::date, 1300000 + n * 1000, 'Bank of Canada', now() from generate_series(0, 23) n`,
  },
]
