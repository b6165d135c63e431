-- Links are found by their words as they are stored, folded once: an index of trigrams finds more than has the words, and what it found was
-- folded again each time, for the page and for its total. A page view writes what a link is searched by into the index, as before, but doesn't fold it.

alter table utms add column searched_text text generated always as (searched_link(shortcode, label, parameters)) stored;
drop index utms_by_words;
create index utms_by_searched_text on utms using gin (searched_text gin_trgm_ops);
analyze utms;
