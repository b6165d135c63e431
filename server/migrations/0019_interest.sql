-- Why an assistant doesn't take the work, as one of a few reasons and in their own words; and that they thought again, once.

alter table va_relationships
  add column decline_note text not null default '' check (length(decline_note) <= 500),
  add column changed_date timestamptz check (changed_date >= answered_date),
  add constraint va_relationships_reason
    check (decline_reason in ('hours', 'schedule', 'work', 'start', 'full', 'other')),
  add constraint va_relationships_declined_whole
    check ((interest = 'declined') = (decline_reason is not null) and (decline_note = '' or interest = 'declined'));
