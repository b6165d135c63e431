-- What a bank calls someone, where its letters can't write the name they have here.
alter table bank_accounts add column holder_name text not null default '' check (length(holder_name) <= 60);
comment on column bank_accounts.holder_name is 'As their bank knows them; empty: by the name on their bills.';

alter table va_bills
  drop constraint va_bills_held_reason_check,
  add constraint va_bills_held_reason_check
    check (held_reason in ('by_hand', 'no_details', 'details_changed', 'no_bank_name'));
