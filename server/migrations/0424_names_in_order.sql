-- Lists of assistants by name go by their folded text, which begins with it: É stands beside E. The indexes on `lower(full_name)` are those
-- of the release before.
create index assistants_by_folded_text on assistants (state, searched_text, uuid);
create index assistants_rejected_by_folded_text on assistants (searched_text, uuid) where rejected_date is not null;
