-- A line of an invoice or a credit note is quantity x unit price, and what all hours together change of that is a line of its own.

do $$
declare
  lines text;
  rule text;
begin
  foreach lines in array array['invoice_lines', 'credit_note_lines'] loop
    -- Written without a name.
    select conname into strict rule from pg_constraint
      where conrelid = lines::regclass and contype = 'c' and pg_get_constraintdef(oid) like 'CHECK ((kind = ANY%';
    execute format('alter table %I drop constraint %I', lines, rule);
  end loop;
end $$;

alter table invoice_lines
  add constraint invoice_lines_kind
    check (kind in ('subscription', 'overage', 'add-on', 'price_adjustment', 'adjustment', 'promotion')),
  add column adjusts text check (adjusts in ('subscription', 'overage', 'add-on')),
  add column is_exact boolean not null default false,
  add constraint invoice_lines_adjusts check ((kind = 'price_adjustment') = (adjusts is not null)),
  add constraint invoice_lines_exact check (not is_exact or amount_cents = quantity::bigint
    * case when seconds is null then unit_cents else (seconds::bigint * unit_cents + 1800) / 3600 end);
alter table credit_note_lines
  add constraint credit_note_lines_kind
    check (kind in ('subscription', 'overage', 'add-on', 'price_adjustment', 'adjustment', 'promotion')),
  add column adjusts text check (adjusts in ('subscription', 'overage', 'add-on')),
  add column is_exact boolean not null default false,
  add constraint credit_note_lines_adjusts check ((kind = 'price_adjustment') = (adjusts is not null)),
  add constraint credit_note_lines_exact check (not is_exact or amount_cents = quantity::bigint
    * case when seconds is null then unit_cents else (seconds::bigint * unit_cents + 1800) / 3600 end);

comment on column invoice_lines.adjusts is 'Of a price adjustment: the kind of the line above it, whose price and account it shares.';
comment on column invoice_lines.is_exact is 'The amount is quantity x unit price, of time seconds x unit price / 3600 rounded half up. False: a line from before this was required.';
comment on column credit_note_lines.adjusts is 'As the line of the invoice says.';
comment on column credit_note_lines.is_exact is 'As the line of the invoice says.';
