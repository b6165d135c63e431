-- By how many seconds the speed of typing is counted: someone who stops early has the whole time counted.

alter table skill_test_attempts add column counted_seconds integer check (counted_seconds > 0);
comment on column skill_test_attempts.counted_seconds is 'Of a typing test: the seconds by which its speed is counted, as if without extra time. All of them where the text wasn’t typed to its end.';
