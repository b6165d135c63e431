-- What a client's adjustment is taxed as: chosen when it is proposed, from what its subscription is billed as.
alter table adjustments add column tax_category text;
comment on column adjustments.tax_category is 'What the line of a client is taxed as; null: of an assistant.';

-- Of before: as its line is taxed, or would have been. An approved one stays as it is otherwise.
alter table adjustments disable trigger user;
update adjustments each set tax_category = coalesce(
    (select line.tax_category from invoice_lines line where (line.invoice_uuid, line.position) = (each.invoice_uuid, each.invoice_position)),
    (select roles.tax_category from rate_plans join roles on roles.id = role_id where rate_plans.uuid = each.rate_plan_uuid),
    'general_assistance')
  where kind = 'client';
alter table adjustments enable trigger user;

alter table adjustments
  add constraint adjustments_tax_category foreign key (tax_category) references tax_categories (name),
  add constraint adjustments_taxed_as check (case kind when 'client' then tax_category is not null and tax_category <> 'all'
    else tax_category is null end);

-- An applied one is its line, to the cent and in its tax category, on a document of whom it is for.
create or replace function check_adjustments(which uuid[]) returns void language plpgsql as $$
begin
  if exists (
    select from adjustments each
    left join invoice_lines line on line.invoice_uuid = each.invoice_uuid and line.position = each.invoice_position
    left join invoices on invoices.uuid = each.invoice_uuid
    left join va_bill_lines pay on pay.bill_uuid = each.bill_uuid and pay.position = each.bill_position
    left join va_bills bill on bill.uuid = each.bill_uuid
    where each.uuid = any (which) and each.state = 'applied' and (
      (coalesce(line.kind, pay.kind), coalesce(line.amount_cents, pay.amount_cents), coalesce(invoices.currency, bill.currency),
          line.tax_category)
        is distinct from ('adjustment', each.amount_cents, each.currency, each.tax_category)
      or case each.kind when 'client' then invoices.project_uuid <> each.project_uuid
        else bill.virtualassistant_uuid <> each.virtualassistant_uuid end))
  then
    raise exception 'an applied adjustment is a line of its own' using errcode = 'check_violation', constraint = 'adjustments_are_lines';
  end if;
end $$;
