-- What is logged is cut at the limit of its hours: planning that for each subscription anew took ten times as long as doing it. The
-- plan is the same for all of them: each is found by its uuid.
alter function split_at_limit(uuid, date, integer) set plan_cache_mode = 'force_generic_plan';
alter function seconds_within_limit(uuid, date, integer) set plan_cache_mode = 'force_generic_plan';
alter function hold_carried_hours(uuid) set plan_cache_mode = 'force_generic_plan';
