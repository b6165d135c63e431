-- Adjustments of a kind are sorted by an index, and found by whom they are about. Threads without a subscription are found by their subject.

create index adjustments_by_amount on adjustments (kind, amount_cents, uuid);
create index adjustments_by_effective_date on adjustments (kind, effective_date, uuid);
create index adjustments_by_state on adjustments (kind, state, uuid);
create index adjustments_by_last_state on adjustments (kind, state desc, uuid);
create index adjustments_of_client on adjustments (client_uuid) where client_uuid is not null;
create index adjustments_of_assistant on adjustments (virtualassistant_uuid) where virtualassistant_uuid is not null;
create index adjustments_of_project on adjustments (project_uuid) where project_uuid is not null;
create index adjustments_by_currency on adjustments (kind, currency, reason_code, created_date desc, uuid);

create index discussions_by_subject on discussions using gin (folded_text(subject) gin_trgm_ops) where project_uuid is null;
