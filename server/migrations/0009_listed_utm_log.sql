-- The log of UTM records sorted by what happened, in both directions; of one event the first index also tells how often.

create index utm_log_by_event on utm_log (event, uuid);
create index utm_log_by_last_event on utm_log (event desc, uuid);
