-- Searches find text whatever its case, accents, ligatures, apostrophes and hyphens.
create extension if not exists pg_trgm;

-- The same as `foldedText` (contract/shared/folded-text.ts): the server folds what is typed, the database what is stored. It costs a few
-- microseconds a text, so that tables with many rows keep theirs folded. No text that comes out has a line break.
create function folded_text(given text) returns text language plpgsql immutable strict parallel safe cost 50
as $$
declare
  folded text;
begin
  if octet_length(given) = char_length(given) then
    folded := lower(translate(given, E'-\t\n\u000b\f\r''`', '      '));
  else
    folded := lower(regexp_replace(
      normalize(translate(given, U&'''`\00B4\02B9\02BB\02BC\2018\2019\201B\2032\FF07', ''), nfkd),
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
      '', 'g') collate pg_c_utf8);
    folded := translate(folded,
      U&'øłđðħŧıς-\0009\000A\000B\000C\000D\0085\1680\2010\2011\2012\2013\2014\2015\2028\2029\2212\FE58\FE63\FF0D''`\02B9\02BB\02BC\2018\2019\201B\2032',
      U&'olddhtiσ                    ');
    folded := replace(replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
  end if;
  if strpos(folded, '  ') > 0 then folded := regexp_replace(folded, ' {2,}', ' ', 'g'); end if;
  return btrim(folded);
end $$;

-- Each of a row's texts on a line of its own.
alter table clients add searched_text text generated always as (folded_text(company)) stored;
alter table projects add searched_text text generated always as (folded_text(project_name)) stored;
alter table users add searched_text text
  generated always as (folded_text(full_name) || chr(10) || folded_text(email)) stored;
alter table assistants add searched_text text
  generated always as (folded_text(full_name) || chr(10) || folded_text(display_name)) stored;
alter table tasks add searched_text text generated always as (folded_text(name)) stored;
alter table time_entries add searched_text text
  generated always as (folded_text(description) || chr(10) || folded_text(coalesce(task_name, ''))) stored;

create index clients_by_searched_text on clients using gin (searched_text gin_trgm_ops);
create index projects_by_searched_text on projects using gin (searched_text gin_trgm_ops);
create index users_by_searched_text on users using gin (searched_text gin_trgm_ops);
create index assistants_by_searched_text on assistants using gin (searched_text gin_trgm_ops);
create index tasks_by_searched_text on tasks using gin (searched_text gin_trgm_ops);
create index time_entries_by_searched_text on time_entries using gin (searched_text gin_trgm_ops);

-- Names in the palette fold alike: one function says how. What stands between words is one space.
create or replace function folded_name(name text) returns text language plpgsql immutable strict parallel safe cost 10000
as $$ begin
  return btrim(regexp_replace(public.folded_text(name), '[^[:alnum:]]+', ' ', 'g'));
end $$;
reindex index users_by_folded_name;
reindex index users_by_words;
reindex index contacts_by_folded_name;
reindex index contacts_by_words;
reindex index assistants_by_folded_name;
reindex index assistants_by_words;
reindex index clients_by_folded_name;
reindex index clients_by_words;
reindex index projects_by_folded_name;
reindex index projects_by_words;

-- Words of messages. An apostrophe joins a word and parts it: `l’agence` is found as `agence` and as `lagence`.
create function searched_words(body text) returns tsvector language plpgsql immutable strict parallel safe
as $$
declare
  parted text := regexp_replace(body, '[''`\u00B4\u02B9\u02BB\u02BC\u2018\u2019\u201B\u2032\uFF07]', ' ', 'g');
begin
  return to_tsvector('simple', public.folded_text(body))
    || case when parted = body then '' else to_tsvector('simple', public.folded_text(parted)) end;
end $$;
drop index messages_by_words;
create index messages_by_words on messages using gin (searched_words(body)) where deleted_date is null;
