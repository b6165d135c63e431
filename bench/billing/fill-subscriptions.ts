import type { Pool } from 'pg'

/** Of a subscription, in the half-month that is billed. */
const entriesEach = 8

/**
 * So many paid subscriptions in Ontario whose next period begins on a day, each with a card, one assistant for every four of them, and
 * approved time of the first half of the month before. Written by plain statements: nothing of it is measured.
 */
export async function fillSubscriptions(pool: Pool, count: number, day: string): Promise<void> {
  const text = `
    create temporary table made as select number, uuidv7() as client_uuid, uuidv7() as user_uuid, uuidv7() as project_uuid
      from generate_series(1, ${count}) as number;
    create temporary table helpers as select number, uuidv7() as user_uuid, uuidv7() as assistant_uuid
      from generate_series(0, ${Math.ceil(count / 4)}) as number;
    insert into clients (uuid, company, country, state_prov, currency)
      select client_uuid, 'Company ' || number, 'CA', 'ON', 'cad' from made;
    insert into users (uuid, full_name, email, permissions, client_uuid, is_primary_contact)
      select user_uuid, 'Person ' || number, 'person' || number || '@bench.test', '{client}', client_uuid, true from made;
    insert into users (uuid, full_name, email, permissions)
      select user_uuid, 'Helper ' || number, 'helper' || number || '@bench.test', '{virtualassistant}' from helpers;
    insert into assistants (uuid, user_uuid, display_name, city, country, region, timezone, available_hours_per_month)
      select assistant_uuid, user_uuid, 'Maya R.', 'Toronto', 'CA', 'ON', 'America/Toronto', 400 from helpers;
    insert into projects (uuid, client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day,
        invoiced_until, matching_state)
      select project_uuid, client_uuid, user_uuid, 'Books', '{}', '${day}'::date - interval '1 month', 'cad',
        extract(day from '${day}'::date), '${day}'::date - 1, 'matched' from made;
    insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, va_rate_cents, currency,
        va_currency, rate_start_date)
      select project_uuid, assistant_uuid, 1, 10 + made.number % 30, 3800, 2000 + made.number % 700, 'cad', 'cad',
        '${day}'::date - interval '1 month'
      from made join helpers on helpers.number = made.number / 4;
    insert into processor_customers (client_uuid, processor, customer_id)
      select client_uuid, 'test', 'cus_bench_' || number from made;
    insert into credit_cards (client_uuid, processor, stripe_card_id, brand, last_four, expiry_month, expiry_year, default_credit_card)
      select client_uuid, 'test', 'card_bench_' || number, 'Visa', '4242', 4, 2040, true from made;
    insert into test_processor.customers select 'cus_bench_' || number, client_uuid, 'Company', 'bench@bench.test' from made;
    insert into test_processor.cards (id, customer_id, kind, brand, last_four, expiry_month, expiry_year)
      select 'card_bench_' || number, 'cus_bench_' || number, 'tok_visa', 'Visa', '4242', 4, 2040 from made;
    insert into time_entries (virtualassistant_uuid, rate_plan_uuid, project_uuid, client_uuid, seat_uuid, role_id, task_date, seconds,
        timezone, origin_uuid, billable, payable, description, source, status, approved_date, created_date, updated_date)
      select virtualassistant_uuid, plan.uuid, project_uuid, client_uuid, seat_uuid, role_id,
        date_trunc('month', '${day}'::date - interval '1 month')::date + at, 600 + (at * 977 + hours_per_month * 31) % 5000,
        'America/Toronto', uuidv7(), true, true, 'Reconciled', 'manual', 'approved', now(), now(), now()
      from rate_plans plan join made using (project_uuid) cross join generate_series(1, ${entriesEach}) as at;
    analyze`
  const client = await pool.connect()
  try {
    await client.query(text)
  } finally {
    client.release()
  }
}
