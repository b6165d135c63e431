-- What hangs on tasks and on what is said of them, and which subtasks a recurring task took up again with its next day.

create table task_files (
  file_uuid uuid primary key references files (uuid),
  task_uuid uuid not null references tasks (uuid),
  comment_uuid uuid references task_comments (uuid),
  position smallint not null check (position between 1 and 10),
  added_date timestamptz not null,
  unique nulls not distinct (task_uuid, comment_uuid, position)
);
comment on column task_files.comment_uuid is 'The comment it was sent with; null: it is the task''s own.';

alter table task_comments drop constraint task_comments_body_check;
alter table task_comments add constraint task_comments_body_check check (length(body) <= 5000);
comment on column task_comments.body is 'Empty where a comment is files alone.';

alter table task_completions add column reopened_subtasks uuid[] not null default '{}';
comment on column task_completions.reopened_subtasks is 'Subtasks that were done for this time, and are to be done again for the next.';
alter table task_completions add column subtasks_moved integer not null default 0;
comment on column task_completions.subtasks_moved is 'Days by which the due days of its subtasks moved with it.';
