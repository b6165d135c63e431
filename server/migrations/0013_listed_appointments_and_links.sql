-- Lists of appointments and links read a page by an index. What each page view changes of a link has none, so that it stays cheap.

create index meetings_listed on meetings (start_at, uuid) include (status, kind) where application_uuid is not null;
create index utms_by_label on utms (folded_text(label), uuid);
create index utms_by_exact_shortcode on utms (shortcode, uuid);
create index utms_by_last_exact_shortcode on utms (shortcode desc nulls last, uuid);
create index utms_by_origin on utms (origin, uuid);
