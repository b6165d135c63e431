-- Mail that nobody will try again and that never left: counted by the health check.
create index mail_outbox_given_up on mail_outbox (created_date) where sent_date is null and next_attempt is null;
