-- Staff write invoices by hand: a draft is saved as often as they like, then posted, or given up without ever having a number.

alter table invoices
  -- Raised by each change of a draft.
  add column version integer not null default 1 check (version > 0),
  -- Who wrote it; null: the product itself.
  add column created_by uuid references users (uuid);
do $$
declare
  rule text;
begin
  -- It was written without a name.
  select conname into strict rule from pg_constraint
    where conrelid = 'invoices'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%status = ''draft''%' and pg_get_constraintdef(oid) like '%number IS NULL%';
  execute format('alter table invoices drop constraint %I', rule);
end $$;
alter table invoices
  add constraint invoices_numbered check (case status when 'draft' then number is null when 'void' then true else number is not null end);
create index invoices_drafts on invoices (created_date) where status = 'draft';
