-- The same card under two companies is known without its number: what the processor says of it, hashed with a key of ours.

alter table credit_cards add column fingerprint_hash bytea check (length(fingerprint_hash) = 32);
comment on column credit_cards.fingerprint_hash is 'HMAC of what the processor knows the card''s number by: the same for the same number. Null: added before this was kept, or the processor doesn''t say.';
create index credit_cards_by_fingerprint on credit_cards (fingerprint_hash, client_uuid) where fingerprint_hash is not null;
