-- Lists of subscriptions, reviews, cases of retention and payouts read a page by an index alone, whatever they are sorted by.

create index feedback_listed on feedback (created_date, uuid) include (status);
create index feedback_of_status on feedback (status, created_date, uuid);

create index projects_listed on projects (start_date, created_date desc, uuid) include (client_uuid, end_date) where removed_date is null;
create index projects_by_created_date on projects (created_date, uuid) where removed_date is null;
create index projects_by_end_date on projects (end_date, created_date desc, uuid) where removed_date is null;
create index projects_by_last_end_date on projects (end_date desc nulls last, created_date desc, uuid) where removed_date is null;

create index retention_cases_listed on retention_cases (next_contact, uuid) include (state, reason_code, kind, owner_uuid);
create index retention_cases_by_last_contact on retention_cases (next_contact desc nulls last, uuid);
create index retention_cases_by_expected_date on retention_cases (expected_date, uuid);
create index retention_cases_by_last_expected_date on retention_cases (expected_date desc nulls last, uuid);
create index retention_cases_by_opened_date on retention_cases (opened_date, uuid);
create index payout_lines_of_payout on payout_lines (payout_uuid);
