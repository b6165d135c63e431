-- Who was only invited can't grant anything: a super administrator who can sign in stays, while there is one.
create function is_super_admin(person users) returns boolean language sql immutable as $$
  select 'super_admin' = any (person.permissions) and person.deleted_date is null
$$;
create function is_usable_super_admin(person users) returns boolean language sql immutable as $$
  select is_super_admin(person) and person.verified_date is not null and person.password_hash is not null
$$;
create or replace function keep_a_super_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7412007);
  if not exists (select from users where is_super_admin(users))
    or is_usable_super_admin(old) and not exists (select from users where is_usable_super_admin(users))
  then
    raise exception 'the last super administrator stays'
      using errcode = 'check_violation', constraint = 'users_last_super_admin';
  end if;
  return null;
end $$;
drop trigger users_last_super_admin_changed on users;
drop trigger users_last_super_admin_removed on users;
create trigger users_last_super_admin_changed after update on users for each row
  when (is_super_admin(old) and not is_super_admin(new) or is_usable_super_admin(old) and not is_usable_super_admin(new))
  execute function keep_a_super_admin();
create trigger users_last_super_admin_removed after delete on users for each row
  when (is_super_admin(old))
  execute function keep_a_super_admin();

-- Where a mail that nobody has to get is unsubscribed from, for its List-Unsubscribe header; null: it isn't optional.
alter table mail_outbox add column unsubscribe_url text check (length(unsubscribe_url) <= 1000);

-- Kinds that no notification has were taken once and choose nothing.
update user_preferences set notifications = coalesce(
  (select jsonb_object_agg(key, value) from jsonb_each(notifications) where key in (
    'announcement', 'message', 'billing', 'collections', 'subscription', 'invitation', 'new_subscription',
    'requirements', 'interest', 'matching', 'product_feedback'
  )), '{}');
