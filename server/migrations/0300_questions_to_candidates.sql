-- A client asks someone a question before hiring them: one thread of a company and an assistant, without a subscription.
alter table discussions
  alter column uuid set default uuidv7(),
  add column client_uuid uuid references clients (uuid),
  add column virtualassistant_uuid uuid references assistants (uuid),
  drop constraint discussions_kind_check,
  add constraint discussions_kind_check check (kind in ('project', 'support', 'direct', 'question')),
  add constraint discussions_question_check check (
    (kind = 'question') = (client_uuid is not null) and (kind = 'question') = (virtualassistant_uuid is not null)),
  add constraint discussions_question_once unique (client_uuid, virtualassistant_uuid);
create index discussions_by_assistant on discussions (virtualassistant_uuid) where virtualassistant_uuid is not null;

comment on column discussions.client_uuid is 'The company that asks a candidate; null where the thread is no question of that kind.';
comment on column discussions.virtualassistant_uuid is 'The candidate who is asked.';
