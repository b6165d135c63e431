-- Who brought whom, and what they get for it: at most once for a new client, once that client has paid an invoice.

insert into configurations (name, type, value, default_value, note) values
  ('setting.referral-reward-cad', 'number', '0', '0',
   'What a referrer who is billed or paid in Canadian dollars gets, in dollars, once the client they referred has paid an invoice. 0: nothing is promised. It counts for clients who sign up from then on.'),
  ('setting.referral-reward-usd', 'number', '0', '0',
   'What a referrer who is billed or paid in US dollars gets, in dollars, once the client they referred has paid an invoice. 0: nothing is promised. It counts for clients who sign up from then on.');
alter table configurations
  add constraint configurations_referral_rewards check (name not in ('setting.referral-reward-cad', 'setting.referral-reward-usd')
    or type = 'number' and value::numeric between 0 and 1000 and value::numeric % 1 = 0);

create function referral_reward_cents(currency text) returns integer language sql stable as $$
  select coalesce((select value::integer from configurations where name = 'setting.referral-reward-' || currency), 0) * 100
$$;

-- The product grants an adjustment on its own for a referral only: nobody proposes or approves that one.
alter table adjustments alter column proposed_by drop not null,
  drop constraint adjustments_reason_code_check,
  add constraint adjustments_reason_code_check check (reason_code in
    ('goodwill', 'correction', 'hours', 'service', 'extra_work', 'expense', 'advance', 'referral', 'other')),
  add constraint adjustments_granted check ((proposed_by is null) = (reason_code = 'referral')),
  drop constraint adjustments_approved,
  add constraint adjustments_approved check (
    case when reason_code = 'referral' then state <> 'proposed' and approved_date is not null and num_nonnulls(approved_by, alone_up_to_cents) = 0
    else case state when 'proposed' then approved_by is null when 'void' then true else approved_by is not null end
      and num_nonnulls(approved_by, approved_date, alone_up_to_cents) in (0, 3) end);
comment on column adjustments.proposed_by is 'Null: the product itself, for a referral.';

create or replace function keep_adjustment() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,amount_cents,invoice_uuid,invoice_position,bill_uuid,bill_position,version}';
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' and new.rest_of is null and new.reason_code <> 'referral' then
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

create table referrals (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null unique references users (uuid) on delete cascade,
  referrer_uuid uuid not null references users (uuid) on delete cascade,
  utm_uuid uuid references utms (uuid) on delete set null,
  state text not null check (state in ('waiting', 'earned', 'credited', 'withdrawn', 'unrewarded')),
  cad_cents integer not null check (cad_cents between 0 and 100000),
  usd_cents integer not null check (usd_cents between 0 and 100000),
  earned_date timestamptz,
  adjustment_uuid uuid unique references adjustments (uuid),
  created_date timestamptz not null,
  constraint referrals_of_another check (user_uuid <> referrer_uuid),
  constraint referrals_earned check ((earned_date is null) = (state = 'waiting')),
  constraint referrals_credited check ((adjustment_uuid is not null) = (state in ('credited', 'withdrawn')))
);
comment on table referrals is 'New clients that someone referred, whether they turned out to be paying or not.';
comment on column referrals.user_uuid is 'Who registered: a referral of each at most.';
comment on column referrals.utm_uuid is 'The link they came by.';
comment on column referrals.cad_cents is 'What the referrer was promised on the day of the registration, where they are billed or paid in Canadian dollars.';
comment on column referrals.usd_cents is 'The same in US dollars.';
comment on column referrals.earned_date is 'When the client was first seen to have paid an invoice.';
create index referrals_by_referrer on referrals (referrer_uuid, created_date desc, uuid);
create index referrals_unsettled on referrals (state, uuid) where state in ('waiting', 'earned', 'credited');
