-- Alerts, product feedback and broadcasts are found by their words, and alerts are sorted by an index whatever the order.

create index alerts_by_last_date on alerts (last_date, uuid);
create index alerts_by_type on alerts (type, uuid);
create index alerts_by_last_type on alerts (type desc, uuid);
create index alerts_by_status on alerts (status, uuid);
create index alerts_by_last_status on alerts (status desc, uuid);
create index alerts_by_repeat_count on alerts (repeat_count, uuid);
create index alerts_by_most_repeats on alerts (repeat_count desc, uuid);
create index alerts_by_title on alerts (folded_text(title), uuid);
create index alerts_listed on alerts (created_date desc, uuid) include (type, status, assigned_to);
create index alerts_by_words_of_title on alerts using gin (folded_text(title) gin_trgm_ops);
create index alerts_by_words_of_detail on alerts using gin (folded_text(detail) gin_trgm_ops);

create index product_feedback_by_words on product_feedback using gin (folded_text(message) gin_trgm_ops);
create index product_feedback_of_user on product_feedback (user_uuid) where user_uuid is not null;

create index notifications_composed_by_words_of_title on notifications using gin (folded_text(title) gin_trgm_ops) where composed;
create index notifications_composed_by_words_of_body on notifications using gin (folded_text(body) gin_trgm_ops) where composed;
create index notifications_composed_by_title on notifications (folded_text(title), uuid desc) where composed;

-- Lines of the log of links by what happened, in either direction.
create index utm_log_by_event on utm_log (event, uuid);
create index utm_log_by_last_event on utm_log (event desc, uuid);
create index utm_log_of_event on utm_log (event, created_date, uuid);
