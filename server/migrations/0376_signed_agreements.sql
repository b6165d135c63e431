-- What a client signed at a checkout stays as it was signed, and says by which clock.

alter table orders
  add column signed_timezone text check (length(signed_timezone) between 1 and 64),
  add column signed_user_agent text check (length(signed_user_agent) <= 500);
comment on column orders.signed_timezone is 'By whose clock the signer reads the time. Null: signed before this was kept, or unknown.';
comment on column orders.signed_user_agent is 'What the signer''s browser called itself. Null: signed before this was kept, or it didn''t say.';

create function keep_signature() returns trigger language plpgsql as $$
begin
  if (old.signed_name, old.signed_date, old.signed_address, old.signed_timezone, old.signed_user_agent, old.agreement_version,
      old.agreement_text)
    is distinct from (new.signed_name, new.signed_date, new.signed_address, new.signed_timezone, new.signed_user_agent,
      new.agreement_version, new.agreement_text)
  then
    raise exception 'A signature stays as it is.' using errcode = 'check_violation', constraint = 'orders_keep_signature';
  end if;
  return new;
end $$;
create trigger keep_signature before update on orders for each row execute function keep_signature();
create trigger keep_signed_agreement before update or delete on agreement_documents
  for each row execute function keep_signed_agreement();
