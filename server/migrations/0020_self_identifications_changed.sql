-- The lists that every page asks for are cached until a change of them is announced.
create trigger self_identifications_changed after insert or update or delete on self_identifications
  for each statement execute function announce_reference_change();
