-- What a late pause or stop changes is found by the timer's events in the order in which they happened. Of two at one second, the one
-- that came first was first.
alter table timer_events
  add column position bigint generated always as identity,
  -- Of a pause or a stop: since when its device showed the timer running.
  add column since_at timestamptz,
  drop constraint timer_events_event_check,
  -- Ended by the start of another timer, or because its place was closed.
  add constraint timer_events_event_check check
    (event in ('start', 'pause', 'resume', 'describe', 'stop', 'discard', 'still_working', 'replaced', 'closed'));
create index timer_events_by_instant on timer_events (virtualassistant_uuid, timer_id, placed_at);
