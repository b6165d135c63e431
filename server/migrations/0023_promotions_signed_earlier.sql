-- Money may come after an order had expired and the last use of its promotion had gone to somebody else: what was signed
-- still holds, and is counted beside the limit.

alter table promotion_redemptions add column beyond_limit boolean not null default false,
  add constraint promotion_redemptions_beyond check (not beyond_limit or state = 'redeemed');
alter table promotions
  -- Kept by the trigger on redemptions: how many of `times_redeemed` came after the limit.
  add column redeemed_beyond_limit integer not null default 0,
  add constraint promotions_beyond_are_redeemed check (redeemed_beyond_limit between 0 and times_redeemed),
  drop constraint promotions_within_limit,
  add constraint promotions_within_limit check (times_redeemed - redeemed_beyond_limit <= max_redemptions);

create or replace function count_promotion_redemptions() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'UPDATE' and old.state <> 'released' then 1 else 0 end;
  after integer := case when new.state <> 'released' then 1 else 0 end;
  beyond_before integer := case when tg_op = 'UPDATE' and old.beyond_limit then 1 else 0 end;
  beyond_after integer := case when new.beyond_limit then 1 else 0 end;
begin
  if after <> before or beyond_after <> beyond_before then
    update promotions set times_redeemed = times_redeemed + after - before,
      redeemed_beyond_limit = redeemed_beyond_limit + beyond_after - beyond_before
      where uuid = new.promotion_uuid;
  end if;
  return null;
end $$;
