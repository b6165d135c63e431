-- Threads without a subscription are sorted and found by their subject as it is searched, which is folded once.

alter table discussions add column searched_text text generated always as (folded_text(subject)) stored;
drop index discussions_by_subject;
create index discussions_by_searched_text on discussions using gin (searched_text gin_trgm_ops) where project_uuid is null;
