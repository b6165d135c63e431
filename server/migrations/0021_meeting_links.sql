-- The way of somebody without an account to the call they booked: the hash of the token in their mail.
alter table meetings add column token_hash bytea unique check (length(token_hash) = 32);
