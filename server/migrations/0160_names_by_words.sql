-- Staff find people, clients and subscriptions by the beginnings of the words of their names, whatever the accents.

-- Small letters without accents or apostrophes, and one space where anything else stood. Its cost is what it is: read by
-- an index, never row by row.
create function folded_name(name text) returns text language plpgsql immutable strict parallel safe cost 10000
as $$ begin
  return btrim(regexp_replace(
    translate(regexp_replace(lower(normalize(name, nfd) collate pg_c_utf8), '[\u0300-\u036f''’]', '', 'g'), 'øłđı', 'oldi'),
    '[^[:alnum:]]+', ' ', 'g'));
end $$;

-- The words of a name, and an email as the one word that it is. An index is made without a search path: the schema is named.
create function words_of_name(name text, email text default null) returns tsvector
language plpgsql immutable parallel safe cost 10000
as $$ begin
  return array_to_tsvector(array_remove(array_remove(
    string_to_array(public.folded_name(name), ' ') || lower(email collate pg_c_utf8), null), ''));
end $$;

-- What finds names of which each typed word begins a word; null where nothing typed is one. A word with signs in it may
-- also begin as it was typed, and one with an @ begins an email. A letter alone beside whole words is left out: very many
-- words begin with it.
create function beginnings_of(typed text) returns tsquery language plpgsql immutable strict parallel safe cost 1000
as $$
declare
  typed_words text[] := (regexp_split_to_array(btrim(typed), '\s+'))[:8];
  longer_words text[] := array(select each from unnest(typed_words) each where length(each) > 1);
  each_word text;
  begun tsquery;
  asked tsquery;
begin
  foreach each_word in array case when longer_words = '{}' then typed_words else longer_words end loop
    select string_agg(quote_literal(part) || ':*', '&')::tsquery into begun
    from unnest(string_to_array(public.folded_name(each_word), ' ')) part where part <> '';
    if begun is null then continue; end if;
    if each_word ~ '[@._+-]' then
      begun := case when each_word like '%@%' then '' else begun::text || '|' end
        || '''' || replace(replace(lower(each_word collate pg_c_utf8), '\', '\\'), '''', '''''') || ''':*';
    end if;
    asked := case when asked is null then begun else asked && begun end;
  end loop;
  return asked;
end $$;

-- By beginnings of the whole name, in order, and by its words. What was just written is found as fast: no pending list.
create index users_by_folded_name on users ((folded_name(full_name) collate "C"), uuid) where deleted_date is null;
create index users_by_words on users using gin (words_of_name(full_name, email)) with (fastupdate = off)
  where deleted_date is null;
create index contacts_by_folded_name on users ((folded_name(full_name) collate "C"), uuid)
  where deleted_date is null and client_uuid is not null;
create index contacts_by_words on users using gin (words_of_name(full_name, email)) with (fastupdate = off)
  where deleted_date is null and client_uuid is not null;
create index assistants_by_folded_name on assistants ((folded_name(full_name) collate "C"), uuid);
create index assistants_by_words on assistants using gin (words_of_name(full_name || ' ' || display_name))
  with (fastupdate = off);
create index clients_by_folded_name on clients ((folded_name(company) collate "C"), uuid);
create index clients_by_words on clients using gin (words_of_name(company)) with (fastupdate = off);
-- The latest first of those that are named alike.
create index projects_by_folded_name on projects ((folded_name(project_name) collate "C"), uuid desc)
  where removed_date is null;
create index projects_by_words on projects using gin (words_of_name(project_name)) with (fastupdate = off)
  where removed_date is null;
-- The people of a client, wherever they are shown.
create index users_of_client on users (client_uuid, created_date, uuid) where deleted_date is null;
