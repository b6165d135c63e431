-- Where a meeting is held, as it was when it was booked: what people were told stays true when the installation's changes.
alter table meetings
  add column place_way text check (place_way in ('video', 'phone', 'call_you')),
  add column place_at text check (length(place_at) between 1 and 500);
comment on column meetings.place_way is 'A video call, a call to our number, or a call of ours to theirs; null: nothing is known of it.';
comment on column meetings.place_at is 'The address of the video call, or the number that is called.';
