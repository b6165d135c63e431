-- A limit that was raised counts after 7 days: until then the lowest that it was in them does.
create table setting_changes (
  id bigint generated always as identity primary key,
  name text not null,
  value_before integer not null,
  changed_date timestamptz not null
);
comment on table setting_changes is 'What settings were until they were changed, of those that say how much one person may do alone. Kept by a trigger of `configurations`.';
comment on column setting_changes.value_before is 'In dollars.';
create index setting_changes_by_name on setting_changes (name, changed_date);

create function note_setting_change() returns trigger language plpgsql as $$
declare
  which constant text := coalesce(new.name, old.name);
begin
  if which in ('setting.adjustment-second-person-above', 'setting.referral-reward-cad', 'setting.referral-reward-usd') then
    insert into setting_changes (name, value_before, changed_date)
      values (which, coalesce(old.value::integer, case which when 'setting.adjustment-second-person-above' then 100 else 0 end),
        coalesce(new.changed_date, now()));
  end if;
  return null;
end $$;
create trigger configurations_note_change after insert or update of value or delete on configurations
  for each row execute function note_setting_change();

create function lowest_setting(which text, present integer, at timestamptz) returns integer language sql stable as $$
  select least(present, (select min(value_before) from setting_changes
    where name = which and changed_date > at - make_interval(hours => 168)))
$$;

create function adjustment_alone_cents(at timestamptz) returns integer language sql stable as $$
  select lowest_setting('setting.adjustment-second-person-above',
    coalesce((select value::integer from configurations where name = 'setting.adjustment-second-person-above'), 100), at) * 100
$$;

-- Nobody approves a reward: what is more than one person could approve counts after 7 days too.
create function referral_reward_cents(currency text, at timestamptz) returns integer language sql stable as $$
  select least(present, greatest(lowest_setting('setting.referral-reward-' || currency, present, at), adjustment_alone_cents(at) / 100)) * 100
  from (select coalesce((select value::integer from configurations where name = 'setting.referral-reward-' || currency), 0) as present) setting
$$;

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
    if new.state = 'approved' then new.alone_up_to_cents := adjustment_alone_cents(new.approved_date); end if;
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

create or replace function keep_manual_refund() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,approved_by,approved_date,alone_up_to_cents,voided_by,voided_day,void_reason}';
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.state = 'void' or new.state = 'proposed'
    or to_jsonb(new) - moves <> to_jsonb(old) - moves
    or old.state = 'recorded' and (new.approved_by, new.approved_date) is distinct from (old.approved_by, old.approved_date))
  then
    raise exception 'a recorded refund stays as it is' using errcode = 'check_violation', constraint = 'manual_refunds_stay';
  end if;
  if new.state = 'recorded' then
    new.alone_up_to_cents := case when tg_op = 'UPDATE' then old.alone_up_to_cents end;
    new.alone_up_to_cents := coalesce(new.alone_up_to_cents, adjustment_alone_cents(new.approved_date));
  end if;
  return new;
end $$;

drop function adjustment_alone_cents();
drop function referral_reward_cents(text);

-- Unless staff have written their own.
update configurations set note = 'Adjustments and refunds by hand above this amount, in dollars of their own currency, are approved by someone other than who wrote them. 0: always. A higher amount counts after 7 days, a lower one at once.'
  where name = 'setting.adjustment-second-person-above'
    and note = 'Adjustments above this amount, in dollars of their own currency, are approved by someone other than who wrote them. 0: always.';
update configurations set note = note || ' A higher amount than one person may approve counts after 7 days.'
  where name in ('setting.referral-reward-cad', 'setting.referral-reward-usd') and length(note) < 400
    and note like '%It counts for clients who sign up from then on.';
