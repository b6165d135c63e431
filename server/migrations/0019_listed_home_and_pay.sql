-- Staff's home finds questions without an answer by their places, and lists of pay and of appointments read what they add up by an index alone.

create index va_relationships_unanswered_of_role on va_relationships (project_uuid, role_id, virtualassistant_uuid) include (asked_date, uuid)
  where interest = 'asked';
create index rate_plans_vacant on rate_plans (project_uuid, role_id) where virtualassistant_uuid is null;
create index va_bills_paid on va_bills (paid_date) include (virtualassistant_uuid, currency, total_cents, tax_cents) where status = 'paid';
create index meetings_of_application on meetings (application_uuid) include (uuid, kind, status, start_at) where application_uuid is not null;
analyze va_relationships, rate_plans, va_bills, meetings;
