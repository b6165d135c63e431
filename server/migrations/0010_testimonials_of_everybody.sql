-- The sign-up page shows what clients say last, whoever it is about.
create index feedback_newest on feedback (created_date desc, uuid) include (rating)
  where status = 'shown' and message <> '';
