-- One vocabulary for what a service is taxed as: of a role's hours, of a rate, of a line.
create table tax_categories (
  name text primary key check (length(name) between 1 and 60)
);
insert into tax_categories (name) values
  ('all'), ('general_assistance'), ('bookkeeping'), ('legal'), ('technology'), ('advertising'), ('employment'), ('listed');
-- Whatever else was stored while nothing held it stays readable.
insert into tax_categories (name)
  select tax_category from roles
  union select tax_category from tax_rates
  union select tax_category from invoice_lines
  union select tax_category from credit_note_lines
  on conflict do nothing;

alter table roles
  add constraint roles_tax_category foreign key (tax_category) references tax_categories (name),
  add constraint roles_taxed_as_one check (tax_category <> 'all');
alter table tax_rates
  add constraint tax_rates_tax_category foreign key (tax_category) references tax_categories (name),
  -- When its source was read, and when an accountant confirmed it; null: not yet.
  add column source_date date,
  add column confirmed_date date;
alter table invoice_lines
  add constraint invoice_lines_tax_category foreign key (tax_category) references tax_categories (name);
alter table credit_note_lines
  add constraint credit_note_lines_tax_category foreign key (tax_category) references tax_categories (name);
comment on column tax_rates.source_date is 'When the source was read; null: not recorded';
comment on column tax_rates.confirmed_date is 'When an accountant confirmed the rate; null: still to be confirmed';

-- Shipped finance roles are bookkeeping and accounting, unless staff have decided about one of them.
update roles set tax_category = 'bookkeeping'
  where slug in ('bookkeeper', 'ap-ar-clerk', 'payroll-administrator', 'billing-specialist', 'accountant', 'tax-preparer')
    and tax_category = 'general_assistance'
    and not exists (select from audit_entries
      where action = 'taxes.role_category_changed' and entity = 'role:' || roles.id);
