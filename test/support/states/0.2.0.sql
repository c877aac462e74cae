CREATE EXTENSION pg_trgm;
CREATE FUNCTION public.count_catalogue_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update catalogue_version set count = count + 1;
  return null;
end
$$;
CREATE FUNCTION public.filter_facts(facts jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select jsonb_strip_nulls(jsonb_build_object(
    'measures', case when own ? 'dimensions' then (
      select coalesce(jsonb_object_agg(measure ->> 'symbol', measure -> 'value'), '{}')
      from jsonb_array_elements(own -> 'dimensions') measure) end,
    'food', own -> 'food',
    'antistatic', own -> 'antistatic',
    'atex', own -> 'atex',
    'pfas', own -> 'pfas'))
  from (select coalesce(facts -> 'all', '{}') || coalesce(facts -> 'en', '{}') as own) merged
$$;
CREATE FUNCTION public.forget_all_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from before_change b join after_change a on a.id = b.id where a.group_id <> b.group_id) then
    delete from family_offers;
  end if;
  return null;
end
$$;
CREATE FUNCTION public.forget_family_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    delete from family_offers where product_id in (select coalesce(parent_id, id) from before_change);
  end if;
  if tg_op <> 'DELETE' then
    delete from family_offers where product_id in (select coalesce(parent_id, id) from after_change);
  end if;
  return null;
end
$$;
CREATE TABLE public.account_link (
    hash text NOT NULL,
    customer_id text NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone,
    email text,
    CONSTRAINT account_link_email CHECK (((purpose = 'email'::text) = (email IS NOT NULL))),
    CONSTRAINT account_link_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'recover'::text, 'email'::text])))
);
CREATE TABLE public.applied_migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.attachment (
    id text NOT NULL,
    folder text NOT NULL,
    line text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    size integer NOT NULL,
    modified bigint,
    has_preview boolean DEFAULT false NOT NULL,
    stored_at timestamp with time zone,
    removed_at timestamp with time zone,
    sent_at timestamp with time zone,
    order_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    form_submission_id text,
    received integer DEFAULT 0 NOT NULL,
    network text,
    CONSTRAINT attachment_size_check CHECK ((size > 0))
);
CREATE TABLE public.cart (
    token text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    nonce uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE TABLE public.cart_addition (
    cart_token text NOT NULL,
    idempotency_key text NOT NULL,
    line_id text NOT NULL
);
CREATE TABLE public.cart_line_item (
    cart_token text NOT NULL,
    id text NOT NULL,
    sequence bigint NOT NULL,
    product_id text NOT NULL,
    quantity integer NOT NULL,
    payload jsonb NOT NULL,
    CONSTRAINT cart_line_item_quantity_check CHECK ((quantity > 0))
);
ALTER TABLE public.cart_line_item ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_line_item_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.catalogue_version (
    single boolean DEFAULT true NOT NULL,
    count bigint NOT NULL,
    CONSTRAINT catalogue_version_single_check CHECK (single)
);
CREATE TABLE public.category (
    id text NOT NULL,
    key text NOT NULL,
    parent_id text,
    level integer NOT NULL,
    "position" integer NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    media_id text,
    active boolean DEFAULT true NOT NULL
);
CREATE TABLE public.country (
    id text NOT NULL,
    iso text NOT NULL,
    name jsonb NOT NULL,
    "position" integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    postal_code_required boolean DEFAULT true NOT NULL,
    postal_code_pattern text
);
CREATE TABLE public.cross_selling (
    id text NOT NULL,
    product_id text NOT NULL,
    "position" integer NOT NULL,
    name jsonb NOT NULL,
    product_ids text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE public.customer (
    id text NOT NULL,
    customer_number text NOT NULL,
    guest boolean NOT NULL,
    email text NOT NULL,
    salutation_id text NOT NULL,
    title text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    company text,
    account_type text NOT NULL,
    language_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone,
    custom_fields jsonb,
    vat_ids text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT customer_account_type_check CHECK ((account_type = ANY (ARRAY['private'::text, 'business'::text])))
);
CREATE TABLE public.customer_account (
    customer_id text NOT NULL,
    password_hash text NOT NULL,
    registered_with text,
    opt_in_sent_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    last_login timestamp with time zone
);
CREATE TABLE public.customer_address (
    id text NOT NULL,
    customer_id text NOT NULL,
    is_default_billing boolean NOT NULL,
    is_default_shipping boolean NOT NULL,
    salutation_id text NOT NULL,
    title text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    company text,
    department text,
    street text NOT NULL,
    additional_address_line_1 text,
    zipcode text,
    city text NOT NULL,
    country_id text NOT NULL,
    phone_number text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone
);
CREATE TABLE public.delivery_time (
    id text NOT NULL,
    key text NOT NULL,
    name jsonb NOT NULL,
    min integer NOT NULL,
    max integer NOT NULL,
    unit text NOT NULL,
    CONSTRAINT delivery_time_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'week'::text])))
);
CREATE TABLE public.family_offers (
    product_id text NOT NULL,
    summary json NOT NULL,
    offers json NOT NULL
);
CREATE TABLE public.form_submission (
    id text NOT NULL,
    form text NOT NULL,
    nonce text NOT NULL,
    locale text NOT NULL,
    page text NOT NULL,
    sender_name text NOT NULL,
    sender_email text NOT NULL,
    answers jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.installation (
    only_one boolean DEFAULT true NOT NULL,
    secret text NOT NULL,
    CONSTRAINT installation_only_one_check CHECK (only_one)
);
CREATE TABLE public.language (
    id text NOT NULL,
    code text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.media (
    id text NOT NULL,
    file_name text NOT NULL,
    mime_type text NOT NULL,
    content bytea NOT NULL,
    size integer NOT NULL,
    width integer,
    height integer,
    alt jsonb NOT NULL,
    title jsonb
);
CREATE TABLE public.media_thumbnail (
    id text NOT NULL,
    media_id text NOT NULL,
    mime_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.newsletter_link (
    hash text NOT NULL,
    subscription_id text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.newsletter_subscription (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    locale text NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.number_range (
    key text NOT NULL,
    prefix text NOT NULL,
    last bigint NOT NULL
);
CREATE TABLE public.product (
    id text NOT NULL,
    product_number text NOT NULL,
    parent_id text,
    "position" integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    stock integer,
    price_net numeric(12,2),
    weight double precision,
    delivery_time_id text,
    cover_id text,
    media_ids text[] DEFAULT '{}'::text[] NOT NULL,
    name jsonb,
    description jsonb,
    meta_description jsonb,
    facts jsonb NOT NULL,
    option_ids text[] DEFAULT '{}'::text[] NOT NULL,
    property_ids text[] DEFAULT '{}'::text[] NOT NULL,
    category_ids text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    filter_facts jsonb GENERATED ALWAYS AS (public.filter_facts(facts)) STORED NOT NULL,
    CONSTRAINT product_name_check CHECK (((parent_id IS NOT NULL) OR (name IS NOT NULL))),
    CONSTRAINT product_price_net_check CHECK ((price_net > (0)::numeric)),
    CONSTRAINT product_stock_check CHECK ((stock >= 0))
);
CREATE TABLE public.property_group (
    id text NOT NULL,
    key text NOT NULL,
    name jsonb NOT NULL,
    "position" integer NOT NULL,
    filterable boolean NOT NULL,
    visible boolean NOT NULL
);
CREATE TABLE public.property_option (
    id text NOT NULL,
    group_id text NOT NULL,
    key text NOT NULL,
    name jsonb NOT NULL,
    "position" integer NOT NULL,
    colour text
);
CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer NOT NULL,
    expire timestamp with time zone
);
CREATE TABLE public.replaced_token (
    token text NOT NULL,
    successor text NOT NULL,
    idempotency_key text,
    body_hash text NOT NULL,
    replaced_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.salutation (
    id text NOT NULL,
    key text NOT NULL,
    name jsonb NOT NULL,
    letter_name jsonb NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.search_document (
    locale text NOT NULL,
    processor text NOT NULL,
    ref text NOT NULL,
    origin text NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    short_description text NOT NULL,
    url text NOT NULL,
    seo_path text NOT NULL,
    image text NOT NULL,
    extra jsonb NOT NULL,
    option_ids text[] NOT NULL,
    measures jsonb NOT NULL,
    words tsvector NOT NULL,
    vocabulary text[] NOT NULL,
    hash text NOT NULL
);
CREATE TABLE public.search_option (
    id text NOT NULL,
    filter text NOT NULL,
    key text NOT NULL,
    "position" integer NOT NULL,
    names jsonb NOT NULL,
    labels jsonb NOT NULL
);
CREATE TABLE public.search_reading (
    origin text NOT NULL,
    source text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    counted integer DEFAULT 0 NOT NULL,
    read_at timestamp with time zone,
    looked_at timestamp with time zone,
    claimed_by text,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL
);
CREATE TABLE public.search_state (
    single boolean DEFAULT true NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    shop_version text DEFAULT ''::text NOT NULL,
    content_version text DEFAULT ''::text NOT NULL,
    claimed_by text,
    claimed_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT search_state_single_check CHECK (single)
);
CREATE TABLE public.search_variant (
    id text NOT NULL,
    product_id text NOT NULL,
    "position" integer NOT NULL,
    number text NOT NULL,
    number_key text NOT NULL,
    option_ids text[] NOT NULL,
    measure jsonb NOT NULL,
    sizes double precision[] NOT NULL,
    cut_min double precision,
    cut_max double precision,
    is_cut boolean NOT NULL,
    price double precision,
    stock integer NOT NULL,
    image text NOT NULL,
    hash text NOT NULL,
    diameters double precision[] DEFAULT '{}'::double precision[] NOT NULL
);
CREATE TABLE public.search_word (
    locale text NOT NULL,
    word text NOT NULL,
    documents integer NOT NULL
);
CREATE TABLE public.seo_url (
    id text NOT NULL,
    language_id text NOT NULL,
    route_name text NOT NULL,
    foreign_key text NOT NULL,
    path_info text NOT NULL,
    seo_path_info text NOT NULL
);
CREATE TABLE public.shop_context (
    token text NOT NULL,
    origin text NOT NULL,
    language_id text,
    country_id text,
    customer_id text,
    billing_address_id text,
    shipping_address_id text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.shop_order (
    id text NOT NULL,
    order_number text NOT NULL,
    origin text NOT NULL,
    idempotency_key text,
    customer_id text,
    language_id text NOT NULL,
    locale text NOT NULL,
    customer jsonb NOT NULL,
    billing_address jsonb NOT NULL,
    shipping_address jsonb NOT NULL,
    customer_comment text,
    amount_net numeric(14,2) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deep_link_code text DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text) NOT NULL,
    customer_copy text DEFAULT 'whole'::text NOT NULL,
    cancelled_at timestamp with time zone,
    CONSTRAINT shop_order_customer_copy_check CHECK ((customer_copy = ANY (ARRAY['whole'::text, 'short'::text, 'left-out'::text])))
);
CREATE TABLE public.shop_order_line_item (
    id text NOT NULL,
    order_id text NOT NULL,
    "position" integer NOT NULL,
    product_id text NOT NULL,
    label text NOT NULL,
    quantity integer NOT NULL,
    unit_price numeric(12,2),
    total_price numeric(14,2),
    payload jsonb NOT NULL,
    cover_id text,
    identifier text,
    CONSTRAINT shop_order_line_item_quantity_check CHECK ((quantity > 0))
);
INSERT INTO public.applied_migration VALUES ('0001-catalogue.sql', 'bde3a2b771539830d32469ec2aebcfdaa6693022272c4f520b25b5e081b4d1e9', '2026-11-28 16:49:43.033846+00');
INSERT INTO public.applied_migration VALUES ('0002-sales.sql', '881c934f0ea6d1011b1656715769c5fef7d6ad980f4cd70ebb27f712c99d0390', '2026-11-28 16:49:43.055381+00');
INSERT INTO public.applied_migration VALUES ('0003-catalogue-version.sql', '55e794199feedca50200a1490970520296cddf5c26dfa3ac0d75930430ca6de3', '2026-11-28 16:49:43.085525+00');
INSERT INTO public.applied_migration VALUES ('0004-carts-over-processes.sql', '02ef8edc7cc8325d6d923e241cdc7d5fc6fc0f7f36be7abdee8e3e5862625b3e', '2026-11-28 16:49:43.102513+00');
INSERT INTO public.applied_migration VALUES ('0005-installation.sql', '6e5ac988affc5e625bc903b2caf2425865713c864e4675d3459539d881dd33ee', '2026-11-28 16:49:43.118415+00');
INSERT INTO public.applied_migration VALUES ('0006-rate-limits.sql', '24bd119d24efc4d62da216cc85b45a9641b1e0cb82e1943a482f72fc4508a00a', '2026-11-28 16:49:43.131331+00');
INSERT INTO public.applied_migration VALUES ('0007-deep-link-code.sql', '1ded57ccd7b5663ce71207bf3938369f4470736e7138b0c89f01c133843f7e9d', '2026-11-28 16:49:43.139486+00');
INSERT INTO public.applied_migration VALUES ('0008-attachments.sql', '7a7437d366d094eb7bb431875eb5361999ec7218284cdedd74a7f1a592ad9226', '2026-11-28 16:49:43.151779+00');
INSERT INTO public.applied_migration VALUES ('0009-dutch-and-czech.sql', 'c73ab4ac8f8a899bd7d713751f6ca94c1378156cd5bd5f001fb815eb3c496294', '2026-11-28 16:49:43.162865+00');
INSERT INTO public.applied_migration VALUES ('0010-accounts.sql', '9cab432ce75b3e809c16a707cf3acea8b1f37c1fc5975aa55b67743a605a68d1', '2026-11-28 16:49:43.171284+00');
INSERT INTO public.applied_migration VALUES ('0011-account-changes.sql', '5f2c0325177a93b3d467727bad3608b8f4448352cf81309882ca7c802e7b7146', '2026-11-28 16:49:43.182273+00');
INSERT INTO public.applied_migration VALUES ('0012-filter-facts.sql', 'd78fd52a587423d54fafb26039d38e4c1318207e5b0f5fed18634660eaccc9ca', '2026-11-28 16:49:43.189746+00');
INSERT INTO public.applied_migration VALUES ('0013-family-offers.sql', '93f07f42fa0dd68c45289581f305bc2568db97005c44a3c4f986e393220ccd45', '2026-11-28 16:49:43.200743+00');
INSERT INTO public.applied_migration VALUES ('0015-customer-fields.sql', '6553d085070f4585247f6640fcad1df5580d46659092d346977f768fe79ae577', '2026-11-28 16:49:43.209207+00');
INSERT INTO public.applied_migration VALUES ('0016-forms.sql', 'd28739a9f764a3695039714588f49b99bb5a66af492e08517858c2ef80ea3f86', '2026-11-28 16:49:43.212125+00');
INSERT INTO public.applied_migration VALUES ('0017-search.sql', 'd8206d717f159820f38890dc40ec3fc8ba435774ebeb994c46bd988dfdf71b9d', '2026-11-28 16:49:43.223573+00');
INSERT INTO public.applied_migration VALUES ('0020-search-diameters.sql', '284842964ecd98b0e7e0fa43a38fbb3db70875fdef985de99b9dc7fec65a578c', '2026-11-28 16:49:43.263203+00');
INSERT INTO public.applied_migration VALUES ('0021-room-for-files.sql', 'aa42432f9774cf651bd989a141895186672cea904cc20e4c93b487a5231d7150', '2026-11-28 16:49:43.267539+00');
INSERT INTO public.applied_migration VALUES ('0022-copies-of-quote-requests.sql', 'fff9cd5d6f36b369d98d29cacebd8efeacbc2b304b4dfdd4e944382a3ee7abfd', '2026-11-28 16:49:43.279385+00');
INSERT INTO public.applied_migration VALUES ('0023-identifiers-of-ordered-lines.sql', '28439ca0200966e4cb6329ac1064c7d506b352e4488f46f1ec8a2788d0630d31', '2026-11-28 16:49:43.281834+00');
INSERT INTO public.applied_migration VALUES ('0024-vat-ids.sql', 'ae42a96d3550b3774ceea9f39f0afbb0a2cf24e457ffd5c0785d9572c50de725', '2026-11-28 16:49:43.284963+00');
INSERT INTO public.applied_migration VALUES ('0025-withdrawn-requests.sql', 'f8644e0870f9a0cf5b206afa2df8662d87dbb786cd54a1d32e47e70a7833da76', '2026-11-28 16:49:43.292105+00');
INSERT INTO public.applied_migration VALUES ('0026-connected-sources.sql', '4c558dd79e2e80b4f320a40e572e07860bcad618d3f9d8350e5cb0e7ffd6d582', '2026-11-28 16:49:43.294385+00');
INSERT INTO public.applied_migration VALUES ('0027-postcodes.sql', 'b8d52637a5ccebcd0368a75deb32689adf5b9720f7c5049e90ec5dfd880996b9', '2026-11-28 16:49:43.303439+00');
INSERT INTO public.applied_migration VALUES ('0028-unknown-facts.sql', 'c1893cb304372cf184528fc0c2da0b73122d3d3d8e2c81bdd71627e75d126b43', '2026-11-28 16:49:43.30592+00');
INSERT INTO public.applied_migration VALUES ('0029-thumbnails.sql', 'ae69156e28b308f4eb6c8fd5cd183f7157a07def627f1f7d16b053f0c24342c7', '2026-11-28 16:49:43.309876+00');
INSERT INTO public.cart VALUES ('stateStateStateStateStateState32', '2026-11-28 16:49:44.021127+00', '320cbf48-7d35-4b01-af4e-80fda56d715b');
INSERT INTO public.cart_line_item OVERRIDING SYSTEM VALUE VALUES ('stateStateStateStateStateState32', 'e97f7afba98668fbd5ed86fa26aa6e1a', 2, '307979c2c08c8005447139056039463f', 2, '{}');
INSERT INTO public.catalogue_version VALUES (true, 8);
INSERT INTO public.country VALUES ('6389d58d4f7fc8c064c7d228d3a0a7c2', 'DE', '{"cs": "Německo", "de": "Deutschland", "en": "Germany", "nl": "Duitsland"}', 1, true, true, '\d{5}');
INSERT INTO public.country VALUES ('f6422179fc14304546081bac1e348c1a', 'AT', '{"cs": "Rakousko", "de": "Österreich", "en": "Austria", "nl": "Oostenrijk"}', 2, true, true, '\d{4}');
INSERT INTO public.country VALUES ('17b4a371e3d006194d04aecb1586748c', 'CH', '{"cs": "Švýcarsko", "de": "Schweiz", "en": "Switzerland", "nl": "Zwitserland"}', 3, true, true, '\d{4}');
INSERT INTO public.country VALUES ('4dcd6f60533f278d3ffaabccc0738d54', 'BE', '{"cs": "Belgie", "de": "Belgien", "en": "Belgium", "nl": "België"}', 10, true, true, '\d{4}');
INSERT INTO public.country VALUES ('f1a47e23fb7e9b6b0e2f120eb39674f5', 'BG', '{"cs": "Bulharsko", "de": "Bulgarien", "en": "Bulgaria", "nl": "Bulgarije"}', 10, true, true, '\d{4}');
INSERT INTO public.country VALUES ('124d3b5ce3cbd36059b4ab73d6da1851', 'CY', '{"cs": "Kypr", "de": "Zypern", "en": "Cyprus", "nl": "Cyprus"}', 10, true, true, '\d{4}');
INSERT INTO public.country VALUES ('caea9934fd65f948e3ebd2814e005476', 'CZ', '{"cs": "Česko", "de": "Tschechien", "en": "Czechia", "nl": "Tsjechië"}', 10, true, true, '\d{3} ?\d{2}');
INSERT INTO public.country VALUES ('c6275eb1800afba32947c0ab08a784f2', 'DK', '{"cs": "Dánsko", "de": "Dänemark", "en": "Denmark", "nl": "Denemarken"}', 10, true, true, '(DK-)?\d{4}');
INSERT INTO public.country VALUES ('a6d0bcbd4f8932f9714ecdb6284423e1', 'EE', '{"cs": "Estonsko", "de": "Estland", "en": "Estonia", "nl": "Estland"}', 10, true, true, '\d{5}');
INSERT INTO public.country VALUES ('d462f71c82571eb1e8778387c04b61d8', 'ES', '{"cs": "Španělsko", "de": "Spanien", "en": "Spain", "nl": "Spanje"}', 10, true, true, '\d{5}');
INSERT INTO public.country VALUES ('229efc8be90396cd6f99e969d352eed6', 'FI', '{"cs": "Finsko", "de": "Finnland", "en": "Finland", "nl": "Finland"}', 10, true, true, '\d{5}');
INSERT INTO public.country VALUES ('53bb7fe7c9b768d7df24b35195915749', 'GR', '{"cs": "Řecko", "de": "Griechenland", "en": "Greece", "nl": "Griekenland"}', 10, true, true, '\d{3} ?\d{2}');
INSERT INTO public.country VALUES ('0b74cb129976b89e5b0244352ccf6ee3', 'HR', '{"cs": "Chorvatsko", "de": "Kroatien", "en": "Croatia", "nl": "Kroatië"}', 10, true, true, '(HR-)?\d{5}');
INSERT INTO public.country VALUES ('4a3c3df540bdc1e9c59f38c96ef30d3d', 'HU', '{"cs": "Maďarsko", "de": "Ungarn", "en": "Hungary", "nl": "Hongarije"}', 10, true, true, '\d{4}');
INSERT INTO public.country VALUES ('8d48197e622bc914ce4999582841c6d4', 'IE', '{"cs": "Irsko", "de": "Irland", "en": "Ireland", "nl": "Ierland"}', 10, true, false, '[A-Z]\d[\dW] ?[A-Z\d]{4}');
INSERT INTO public.country VALUES ('d26ced28c3c0fb3e29e7d5ee27a1b551', 'IT', '{"cs": "Itálie", "de": "Italien", "en": "Italy", "nl": "Italië"}', 10, true, true, '\d{5}');
INSERT INTO public.country VALUES ('06a27f55ca4c88b6ace8f7698cc3d14f', 'LT', '{"cs": "Litva", "de": "Litauen", "en": "Lithuania", "nl": "Litouwen"}', 10, true, true, '(LT-)?\d{5}');
INSERT INTO public.country VALUES ('7a37d86836fb365a6d4debdb2d09f23f', 'LU', '{"cs": "Lucembursko", "de": "Luxemburg", "en": "Luxembourg", "nl": "Luxemburg"}', 10, true, true, '(L-)?\d{4}');
INSERT INTO public.country VALUES ('9ada097c0758db52d260e50a3ae63c06', 'LV', '{"cs": "Lotyšsko", "de": "Lettland", "en": "Latvia", "nl": "Letland"}', 10, true, true, '(LV-)?\d{4}');
INSERT INTO public.country VALUES ('f7025cc6a3a4fe38dce06c6ae9e2319e', 'NL', '{"cs": "Nizozemsko", "de": "Niederlande", "en": "Netherlands", "nl": "Nederland"}', 10, true, true, '\d{4} ?[A-Z]{2}');
INSERT INTO public.country VALUES ('45ad1bff85327c32ea8a812a37b567e5', 'NO', '{"cs": "Norsko", "de": "Norwegen", "en": "Norway", "nl": "Noorwegen"}', 10, true, true, '\d{4}');
INSERT INTO public.country VALUES ('930c34ae323eb4e470f7393549ab4cfd', 'FR', '{"cs": "Francie", "de": "Frankreich", "en": "France", "nl": "Frankrijk"}', 10, true, true, '\d{2} ?\d{3}');
INSERT INTO public.country VALUES ('7e027bd2a4b8e561269fc100f6c5eaf0', 'GB', '{"cs": "Spojené království", "de": "Vereinigtes Königreich", "en": "United Kingdom", "nl": "Verenigd Koninkrijk"}', 10, true, true, '[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA|BFPO ?\d{1,4}');
INSERT INTO public.country VALUES ('5c27e86203ce15a19dc5e640d02af173', 'MT', '{"cs": "Malta", "de": "Malta", "en": "Malta", "nl": "Malta"}', 10, true, true, '[A-Z]{3} ?\d{2,4}');
INSERT INTO public.country VALUES ('4244e28f9fac85175732f12c9b958798', 'PL', '{"cs": "Polsko", "de": "Polen", "en": "Poland", "nl": "Polen"}', 10, true, true, '\d{2}[ -]?\d{3}');
INSERT INTO public.country VALUES ('e87c510d53f245b46c3e0ecb2ec30397', 'PT', '{"cs": "Portugalsko", "de": "Portugal", "en": "Portugal", "nl": "Portugal"}', 10, true, true, '\d{4}[ -]?\d{3}');
INSERT INTO public.country VALUES ('7506dee4abb4d6345c432ac98b7c2e0c', 'RO', '{"cs": "Rumunsko", "de": "Rumänien", "en": "Romania", "nl": "Roemenië"}', 10, true, true, '\d{6}');
INSERT INTO public.country VALUES ('dc832a84e7b7609edb787162fa4b167f', 'SE', '{"cs": "Švédsko", "de": "Schweden", "en": "Sweden", "nl": "Zweden"}', 10, true, true, '\d{3} ?\d{2}');
INSERT INTO public.country VALUES ('70966b59172c2fa00e4284c46ea3aee5', 'SI', '{"cs": "Slovinsko", "de": "Slowenien", "en": "Slovenia", "nl": "Slovenië"}', 10, true, true, '(SI-)?\d{4}');
INSERT INTO public.country VALUES ('bc3b8d25bc9ab7d0efe64931e55d050f', 'SK', '{"cs": "Slovensko", "de": "Slowakei", "en": "Slovakia", "nl": "Slowakije"}', 10, true, true, '\d{3} ?\d{2}');
INSERT INTO public.customer VALUES ('ffdea8cf33acc2dfccf47b001d3b3a4b', 'K-10001', false, 'erika@example.com', 'dcb8cc28b65bfe205c07cdbc3f856613', NULL, 'Erika', 'Muster', NULL, 'private', '2fbb5fe2e29a4d70aa5854ce7ce3e20b', '2026-11-28 16:49:43.81621+00', NULL, NULL, '{}');
INSERT INTO public.customer_account VALUES ('ffdea8cf33acc2dfccf47b001d3b3a4b', '$argon2id$v=19$m=19456,t=2,p=1$JZL8GifRn3fzG01ilKn1jA$y0wtY1AyLE22IIzoeFAMuADX2AWDrJpfbUr9uc7rl6k', NULL, NULL, NULL, NULL);
INSERT INTO public.customer_address VALUES ('9e6d7861dcc77d7f4cf09d37a80cf565', 'ffdea8cf33acc2dfccf47b001d3b3a4b', true, true, 'dcb8cc28b65bfe205c07cdbc3f856613', NULL, 'Erika', 'Muster', 'Muster GmbH', NULL, 'Hauptstraße 1', NULL, '12345', 'Musterstadt', '6389d58d4f7fc8c064c7d228d3a0a7c2', NULL, '2026-11-28 16:49:43.81621+00', NULL);
INSERT INTO public.language VALUES ('2fbb5fe2e29a4d70aa5854ce7ce3e20b', 'de-DE', 'Deutsch');
INSERT INTO public.language VALUES ('e1d5a5f0b0c94b3f8f5b7a2c3d4e5f60', 'en-GB', 'English');
INSERT INTO public.language VALUES ('7c1f2b9d3e4a4b6c8d5e6f7a8b9c0d1e', 'nl-NL', 'Nederlands');
INSERT INTO public.language VALUES ('a4b8c2d6e0f14a3b9c5d7e8f1a2b3c4d', 'cs-CZ', 'Čeština');
INSERT INTO public.media VALUES ('fd283a7b2b8d4a2c59c72cf39006a6a6', 'bar.svg', 'image/svg+xml', '\x3c7376672f3e', 6, 400, 300, '{"de": "Stab", "en": "Bar"}', NULL);
INSERT INTO public.number_range VALUES ('customer', 'K-', 10001);
INSERT INTO public.number_range VALUES ('order', 'A-', 100001);
INSERT INTO public.product VALUES ('0d4dcf30e0addc15fbf9faae613f9219', 'BAR', NULL, 1, true, 5, NULL, NULL, NULL, 'fd283a7b2b8d4a2c59c72cf39006a6a6', '{}', '{"de": "Stab", "en": "Bar"}', '{"de": "Stab", "en": "Bar"}', NULL, '{"de": {"cut": {"bar": 6000, "max": 6000, "min": 50, "kerf": 4, "step": 10, "tolerance": "ISO 2768-1 c"}}, "en": {"cut": {"bar": 6000, "max": 6000, "min": 50, "kerf": 4, "step": 10, "tolerance": "ISO 2768-1 c"}}}', '{}', '{}', '{}', '2026-11-28 16:49:43.327176+00', DEFAULT);
INSERT INTO public.product VALUES ('a8c67dee265fa064ba117b1fc7915c37', 'SHEET', NULL, 1, true, 5, 200.00, NULL, NULL, NULL, '{}', '{"de": "Platte", "en": "Sheet"}', '{"de": "Platte", "en": "Sheet"}', NULL, '{"de": {"format": {"step": 5, "width": {"max": 1000, "min": 50}, "length": {"max": 2000, "min": 50}, "strength": 10}}, "en": {"format": {"step": 5, "width": {"max": 1000, "min": 50}, "length": {"max": 2000, "min": 50}, "strength": 10}}}', '{}', '{}', '{}', '2026-11-28 16:49:43.327176+00', DEFAULT);
INSERT INTO public.product VALUES ('6f9892f776e3f7965996e32e9dd7892e', 'GONE', NULL, 1, false, 5, NULL, NULL, NULL, NULL, '{}', '{"de": "Weg", "en": "Gone"}', '{"de": "Weg", "en": "Gone"}', NULL, '{"de": {}, "en": {}}', '{}', '{}', '{}', '2026-11-28 16:49:43.327176+00', DEFAULT);
INSERT INTO public.product VALUES ('307979c2c08c8005447139056039463f', 'BAR-GREEN', '0d4dcf30e0addc15fbf9faae613f9219', 1, true, 5, 60.00, NULL, NULL, NULL, '{}', NULL, NULL, NULL, '{"de": {"priceOnRequest": false}, "en": {"priceOnRequest": false}}', '{c63e7cdd5f8cee9d6f4d82f90d79f563}', '{}', '{}', '2026-11-28 16:49:43.331336+00', DEFAULT);
INSERT INTO public.product VALUES ('0ded44164623b0955cfa318e57f3ec63', 'BAR-BLACK', '0d4dcf30e0addc15fbf9faae613f9219', 1, true, 0, NULL, NULL, NULL, NULL, '{}', NULL, NULL, NULL, '{"de": {"priceOnRequest": true}, "en": {"priceOnRequest": true}}', '{7c3567199ee9d7e5c19b71ed3cd95c8b}', '{}', '{}', '2026-11-28 16:49:43.331336+00', DEFAULT);
INSERT INTO public.property_group VALUES ('b703fcd0cab9d8af3fe6fe06ee9c7d1a', 'colour', '{"de": "Farbe", "en": "Colour"}', 1, true, true);
INSERT INTO public.property_option VALUES ('c63e7cdd5f8cee9d6f4d82f90d79f563', 'b703fcd0cab9d8af3fe6fe06ee9c7d1a', 'green', '{"de": "grün", "en": "green"}', 1, NULL);
INSERT INTO public.property_option VALUES ('7c3567199ee9d7e5c19b71ed3cd95c8b', 'b703fcd0cab9d8af3fe6fe06ee9c7d1a', 'black', '{"de": "schwarz", "en": "black"}', 1, NULL);
INSERT INTO public.salutation VALUES ('dcb8cc28b65bfe205c07cdbc3f856613', 'not_specified', '{"cs": "Neuvedeno", "de": "Keine Angabe", "en": "Not specified", "nl": "Geen opgave"}', '{"cs": "Dobrý den", "de": "Guten Tag", "en": "Dear", "nl": "Geachte"}', 1);
INSERT INTO public.salutation VALUES ('40b995fb5a91cae6437a2635bc5608c3', 'mrs', '{"cs": "paní", "de": "Frau", "en": "Ms", "nl": "mevrouw"}', '{"cs": "Vážená paní", "de": "Sehr geehrte Frau", "en": "Dear Ms", "nl": "Geachte mevrouw"}', 2);
INSERT INTO public.salutation VALUES ('d124321aee46721223ec0eb5fb865841', 'mr', '{"cs": "pan", "de": "Herr", "en": "Mr", "nl": "de heer"}', '{"cs": "Vážený pane", "de": "Sehr geehrter Herr", "en": "Dear Mr", "nl": "Geachte heer"}', 3);
INSERT INTO public.search_state VALUES (true, 0, '', '', NULL, '-infinity');
INSERT INTO public.shop_context VALUES ('RneywGVb3EivHZgOFCgbHlkjSb9zPbqY', '42ee7f105363885ed32ad5f9341e4096', NULL, NULL, 'ffdea8cf33acc2dfccf47b001d3b3a4b', NULL, NULL, '2026-11-28 16:49:43.81621+00');
INSERT INTO public.shop_order VALUES ('dd8838046f7c667294ee5b85005e2f18', 'A-100001', '42ee7f105363885ed32ad5f9341e4096', NULL, 'ffdea8cf33acc2dfccf47b001d3b3a4b', '2fbb5fe2e29a4d70aa5854ce7ce3e20b', 'de', '{"email": "erika@example.com", "title": null, "vatIds": [], "company": null, "lastName": "Muster", "firstName": "Erika", "salutation": {"id": "dcb8cc28b65bfe205c07cdbc3f856613", "apiAlias": "salutation", "position": 1, "createdAt": "2026-01-01T00:00:00.000+00:00", "updatedAt": null, "letterName": "Guten Tag", "translated": {"letterName": "Guten Tag", "displayName": "Keine Angabe", "customFields": {}}, "displayName": "Keine Angabe", "customFields": null, "salutationKey": "not_specified"}, "salutationId": "dcb8cc28b65bfe205c07cdbc3f856613", "customerNumber": "K-10001"}', '{"id": "9e6d7861dcc77d7f4cf09d37a80cf565", "city": "Musterstadt", "title": null, "street": "Hauptstraße 1", "company": "Muster GmbH", "country": {"id": "6389d58d4f7fc8c064c7d228d3a0a7c2", "iso": "DE", "isEu": true, "iso3": "DEU", "name": "Deutschland", "active": true, "states": null, "apiAlias": "country", "position": 1, "createdAt": "2026-01-01T00:00:00.000+00:00", "updatedAt": null, "companyTax": {"amount": 0, "enabled": false, "apiAlias": "shopware_core_framework_data_abstraction_layer_tax_free_config", "currencyId": "b7d2554b0ce847cd82f3ac9bd1c0dfca"}, "translated": {"name": "Deutschland", "customFields": {}, "addressFormat": [["address/company", "symbol/dash", "address/department"], ["address/first_name", "address/last_name"], ["address/street"], ["address/zipcode", "address/city"], ["address/country"]]}, "customerTax": {"amount": 0, "enabled": false, "apiAlias": "shopware_core_framework_data_abstraction_layer_tax_free_config", "currencyId": "b7d2554b0ce847cd82f3ac9bd1c0dfca"}, "customFields": null, "translations": null, "vatIdPattern": null, "addressFormat": [["address/company", "symbol/dash", "address/department"], ["address/first_name", "address/last_name"], ["address/street"], ["address/zipcode", "address/city"], ["address/country"]], "vatIdRequired": false, "checkVatIdPattern": false, "shippingAvailable": true, "postalCodeRequired": true, "checkPostalCodePattern": true, "defaultPostalCodePattern": "\\d{5}", "forceStateInRegistration": false, "advancedPostalCodePattern": null, "displayStateInRegistration": false, "checkAdvancedPostalCodePattern": false}, "zipcode": "12345", "apiAlias": "customer_address", "lastName": "Muster", "countryId": "6389d58d4f7fc8c064c7d228d3a0a7c2", "createdAt": "2026-11-28T16:49:43.816+00:00", "firstName": "Erika", "updatedAt": null, "customerId": "ffdea8cf33acc2dfccf47b001d3b3a4b", "department": null, "salutation": {"id": "dcb8cc28b65bfe205c07cdbc3f856613", "apiAlias": "salutation", "position": 1, "createdAt": "2026-01-01T00:00:00.000+00:00", "updatedAt": null, "letterName": "Guten Tag", "translated": {"letterName": "Guten Tag", "displayName": "Keine Angabe", "customFields": {}}, "displayName": "Keine Angabe", "customFields": null, "salutationKey": "not_specified"}, "translated": [], "phoneNumber": null, "countryState": null, "customFields": null, "salutationId": "dcb8cc28b65bfe205c07cdbc3f856613", "countryStateId": null, "additionalAddressLine1": null, "additionalAddressLine2": null, "isDefaultBillingAddress": true, "isDefaultShippingAddress": true}', '{"id": "9e6d7861dcc77d7f4cf09d37a80cf565", "city": "Musterstadt", "title": null, "street": "Hauptstraße 1", "company": "Muster GmbH", "country": {"id": "6389d58d4f7fc8c064c7d228d3a0a7c2", "iso": "DE", "isEu": true, "iso3": "DEU", "name": "Deutschland", "active": true, "states": null, "apiAlias": "country", "position": 1, "createdAt": "2026-01-01T00:00:00.000+00:00", "updatedAt": null, "companyTax": {"amount": 0, "enabled": false, "apiAlias": "shopware_core_framework_data_abstraction_layer_tax_free_config", "currencyId": "b7d2554b0ce847cd82f3ac9bd1c0dfca"}, "translated": {"name": "Deutschland", "customFields": {}, "addressFormat": [["address/company", "symbol/dash", "address/department"], ["address/first_name", "address/last_name"], ["address/street"], ["address/zipcode", "address/city"], ["address/country"]]}, "customerTax": {"amount": 0, "enabled": false, "apiAlias": "shopware_core_framework_data_abstraction_layer_tax_free_config", "currencyId": "b7d2554b0ce847cd82f3ac9bd1c0dfca"}, "customFields": null, "translations": null, "vatIdPattern": null, "addressFormat": [["address/company", "symbol/dash", "address/department"], ["address/first_name", "address/last_name"], ["address/street"], ["address/zipcode", "address/city"], ["address/country"]], "vatIdRequired": false, "checkVatIdPattern": false, "shippingAvailable": true, "postalCodeRequired": true, "checkPostalCodePattern": true, "defaultPostalCodePattern": "\\d{5}", "forceStateInRegistration": false, "advancedPostalCodePattern": null, "displayStateInRegistration": false, "checkAdvancedPostalCodePattern": false}, "zipcode": "12345", "apiAlias": "customer_address", "lastName": "Muster", "countryId": "6389d58d4f7fc8c064c7d228d3a0a7c2", "createdAt": "2026-11-28T16:49:43.816+00:00", "firstName": "Erika", "updatedAt": null, "customerId": "ffdea8cf33acc2dfccf47b001d3b3a4b", "department": null, "salutation": {"id": "dcb8cc28b65bfe205c07cdbc3f856613", "apiAlias": "salutation", "position": 1, "createdAt": "2026-01-01T00:00:00.000+00:00", "updatedAt": null, "letterName": "Guten Tag", "translated": {"letterName": "Guten Tag", "displayName": "Keine Angabe", "customFields": {}}, "displayName": "Keine Angabe", "customFields": null, "salutationKey": "not_specified"}, "translated": [], "phoneNumber": null, "countryState": null, "customFields": null, "salutationId": "dcb8cc28b65bfe205c07cdbc3f856613", "countryStateId": null, "additionalAddressLine1": null, "additionalAddressLine2": null, "isDefaultBillingAddress": true, "isDefaultShippingAddress": true}', 'Bitte bis Montag', 120.00, '2026-11-28 16:49:43.995347+00', '68a99946e027a975ac4da976e058c201', 'short', NULL);
INSERT INTO public.shop_order_line_item VALUES ('d1fc8b5f34904c89c743b7c1abd301eb', 'dd8838046f7c667294ee5b85005e2f18', 1, '307979c2c08c8005447139056039463f', 'Stab', 2, 60.00, 120.00, '{"isNew": false, "stock": 5, "taxId": "7d1e4b2c8f9a4c6db5e30a1f2c3d4e5f", "tagIds": null, "options": [{"group": "Farbe", "option": "grün", "translated": {"group": "Farbe", "option": "grün"}}], "features": [], "parentId": "0d4dcf30e0addc15fbf9faae613f9219", "createdAt": "2026-11-28T16:49:43.331+00:00", "optionIds": ["c63e7cdd5f8cee9d6f4d82f90d79f563"], "streamIds": null, "isCloseout": false, "categoryIds": [], "propertyIds": [], "releaseDate": null, "customFields": {"profilwerk": {"cut": {"bar": 6000, "max": 6000, "min": 50, "kerf": 4, "step": 10, "tolerance": "ISO 2768-1 c"}, "priceOnRequest": false}}, "productNumber": "BAR-GREEN", "manufacturerId": null, "markAsTopseller": false}', 'fd283a7b2b8d4a2c59c72cf39006a6a6', '03a4f81a12e3d54ccbb33ac0f4b8753d');
SELECT pg_catalog.setval('public.cart_line_item_sequence_seq', 2, true);
ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.applied_migration
    ADD CONSTRAINT applied_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_addition
    ADD CONSTRAINT cart_addition_pkey PRIMARY KEY (cart_token, idempotency_key, line_id);
ALTER TABLE ONLY public.cart_line_item
    ADD CONSTRAINT cart_line_item_pkey PRIMARY KEY (cart_token, id);
ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.catalogue_version
    ADD CONSTRAINT catalogue_version_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_key_key UNIQUE (key);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.country
    ADD CONSTRAINT country_iso_key UNIQUE (iso);
ALTER TABLE ONLY public.country
    ADD CONSTRAINT country_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cross_selling
    ADD CONSTRAINT cross_selling_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cross_selling
    ADD CONSTRAINT cross_selling_product_id_position_key UNIQUE (product_id, "position");
ALTER TABLE ONLY public.customer_account
    ADD CONSTRAINT customer_account_pkey PRIMARY KEY (customer_id);
ALTER TABLE ONLY public.customer_address
    ADD CONSTRAINT customer_address_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_customer_number_key UNIQUE (customer_number);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.delivery_time
    ADD CONSTRAINT delivery_time_key_key UNIQUE (key);
ALTER TABLE ONLY public.delivery_time
    ADD CONSTRAINT delivery_time_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.family_offers
    ADD CONSTRAINT family_offers_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.form_submission
    ADD CONSTRAINT form_submission_nonce_key UNIQUE (nonce);
ALTER TABLE ONLY public.form_submission
    ADD CONSTRAINT form_submission_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (only_one);
ALTER TABLE ONLY public.language
    ADD CONSTRAINT language_code_key UNIQUE (code);
ALTER TABLE ONLY public.language
    ADD CONSTRAINT language_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media_thumbnail
    ADD CONSTRAINT media_thumbnail_media_id_width_mime_type_key UNIQUE (media_id, width, mime_type);
ALTER TABLE ONLY public.media_thumbnail
    ADD CONSTRAINT media_thumbnail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_link
    ADD CONSTRAINT newsletter_link_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.newsletter_subscription
    ADD CONSTRAINT newsletter_subscription_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.newsletter_subscription
    ADD CONSTRAINT newsletter_subscription_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.number_range
    ADD CONSTRAINT number_range_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_product_number_key UNIQUE (product_number);
ALTER TABLE ONLY public.property_group
    ADD CONSTRAINT property_group_key_key UNIQUE (key);
ALTER TABLE ONLY public.property_group
    ADD CONSTRAINT property_group_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.property_option
    ADD CONSTRAINT property_option_group_id_key_key UNIQUE (group_id, key);
ALTER TABLE ONLY public.property_option
    ADD CONSTRAINT property_option_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.replaced_token
    ADD CONSTRAINT replaced_token_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.salutation
    ADD CONSTRAINT salutation_key_key UNIQUE (key);
ALTER TABLE ONLY public.salutation
    ADD CONSTRAINT salutation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_document
    ADD CONSTRAINT search_document_pkey PRIMARY KEY (locale, processor, ref);
ALTER TABLE ONLY public.search_option
    ADD CONSTRAINT search_option_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_reading
    ADD CONSTRAINT search_reading_pkey PRIMARY KEY (origin);
ALTER TABLE ONLY public.search_state
    ADD CONSTRAINT search_state_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.search_variant
    ADD CONSTRAINT search_variant_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_word
    ADD CONSTRAINT search_word_pkey PRIMARY KEY (locale, word);
ALTER TABLE ONLY public.seo_url
    ADD CONSTRAINT seo_url_language_id_seo_path_info_key UNIQUE (language_id, seo_path_info);
ALTER TABLE ONLY public.seo_url
    ADD CONSTRAINT seo_url_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shop_context
    ADD CONSTRAINT shop_context_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.shop_order_line_item
    ADD CONSTRAINT shop_order_line_item_order_id_position_key UNIQUE (order_id, "position");
ALTER TABLE ONLY public.shop_order_line_item
    ADD CONSTRAINT shop_order_line_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_order_number_key UNIQUE (order_number);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_origin_idempotency_key_key UNIQUE (origin, idempotency_key);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_pkey PRIMARY KEY (id);
CREATE INDEX account_link_created_at ON public.account_link USING btree (created_at);
CREATE INDEX account_link_customer ON public.account_link USING btree (customer_id);
CREATE INDEX attachment_folder ON public.attachment USING btree (folder);
CREATE INDEX attachment_form_submission ON public.attachment USING btree (form_submission_id);
CREATE INDEX attachment_order ON public.attachment USING btree (order_id);
CREATE INDEX attachment_unsent ON public.attachment USING btree (network) INCLUDE (received) WHERE (sent_at IS NULL);
CREATE INDEX attachment_updated_at ON public.attachment USING btree (updated_at);
CREATE INDEX cart_addition_line ON public.cart_addition USING btree (cart_token, line_id);
CREATE INDEX cart_updated_at ON public.cart USING btree (updated_at);
CREATE INDEX category_parent ON public.category USING btree (parent_id);
CREATE UNIQUE INDEX customer_account_email ON public.customer USING btree (lower(email)) WHERE (NOT guest);
CREATE UNIQUE INDEX customer_address_billing ON public.customer_address USING btree (customer_id) WHERE is_default_billing;
CREATE INDEX customer_address_customer ON public.customer_address USING btree (customer_id);
CREATE UNIQUE INDEX customer_address_shipping ON public.customer_address USING btree (customer_id) WHERE is_default_shipping;
CREATE INDEX customer_created_at ON public.customer USING btree (created_at);
CREATE INDEX form_submission_created_at ON public.form_submission USING btree (created_at);
CREATE INDEX newsletter_link_subscription ON public.newsletter_link USING btree (subscription_id);
CREATE INDEX newsletter_subscription_open ON public.newsletter_subscription USING btree (updated_at) WHERE (confirmed_at IS NULL);
CREATE INDEX product_categories ON public.product USING gin (category_ids);
CREATE INDEX product_number_begin ON public.product USING btree (lower(product_number) text_pattern_ops);
CREATE INDEX product_number_end ON public.product USING btree (reverse(lower(product_number)) text_pattern_ops);
CREATE INDEX product_options ON public.product USING gin (option_ids);
CREATE INDEX product_parent ON public.product USING btree (parent_id, "position");
CREATE INDEX product_properties ON public.product USING gin (property_ids);
CREATE INDEX rate_limit_expire ON public.rate_limit USING btree (expire);
CREATE INDEX replaced_token_replaced_at ON public.replaced_token USING btree (replaced_at);
CREATE INDEX search_document_words ON public.search_document USING gin (words);
CREATE INDEX search_variant_diameters ON public.search_variant USING gin (diameters);
CREATE INDEX search_variant_number ON public.search_variant USING btree (number_key text_pattern_ops);
CREATE INDEX search_variant_product ON public.search_variant USING btree (product_id, "position");
CREATE INDEX search_variant_similar ON public.search_variant USING gin (number_key public.gin_trgm_ops);
CREATE INDEX search_variant_sizes ON public.search_variant USING gin (sizes);
CREATE INDEX seo_url_target ON public.seo_url USING btree (foreign_key, language_id);
CREATE UNIQUE INDEX shop_context_customer ON public.shop_context USING btree (customer_id);
CREATE INDEX shop_context_origin ON public.shop_context USING btree (origin);
CREATE INDEX shop_context_updated_at ON public.shop_context USING btree (updated_at);
CREATE INDEX shop_order_created_at ON public.shop_order USING btree (created_at);
CREATE INDEX shop_order_customer ON public.shop_order USING btree (customer_id, created_at);
CREATE UNIQUE INDEX shop_order_deep_link_code ON public.shop_order USING btree (deep_link_code);
CREATE TRIGGER category_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER cross_selling_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cross_selling FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER delivery_time_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.delivery_time FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER language_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.language FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER media_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.media FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER product_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER product_offers_deleted AFTER DELETE ON public.product REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION public.forget_family_offers();
CREATE TRIGGER product_offers_inserted AFTER INSERT ON public.product REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.forget_family_offers();
CREATE TRIGGER product_offers_updated AFTER UPDATE ON public.product REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.forget_family_offers();
CREATE TRIGGER property_group_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.property_group FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER property_option_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.property_option FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
CREATE TRIGGER property_option_regrouped AFTER UPDATE ON public.property_option REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.forget_all_offers();
CREATE TRIGGER seo_url_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.seo_url FOR EACH STATEMENT EXECUTE FUNCTION public.count_catalogue_change();
ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_form_submission_id_fkey FOREIGN KEY (form_submission_id) REFERENCES public.form_submission(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachment
    ADD CONSTRAINT attachment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_addition
    ADD CONSTRAINT cart_addition_cart_token_line_id_fkey FOREIGN KEY (cart_token, line_id) REFERENCES public.cart_line_item(cart_token, id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_line_item
    ADD CONSTRAINT cart_line_item_cart_token_fkey FOREIGN KEY (cart_token) REFERENCES public.cart(token) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_line_item
    ADD CONSTRAINT cart_line_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.category(id);
ALTER TABLE ONLY public.cross_selling
    ADD CONSTRAINT cross_selling_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.customer_account
    ADD CONSTRAINT customer_account_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_address
    ADD CONSTRAINT customer_address_country_id_fkey FOREIGN KEY (country_id) REFERENCES public.country(id);
ALTER TABLE ONLY public.customer_address
    ADD CONSTRAINT customer_address_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_address
    ADD CONSTRAINT customer_address_salutation_id_fkey FOREIGN KEY (salutation_id) REFERENCES public.salutation(id);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_salutation_id_fkey FOREIGN KEY (salutation_id) REFERENCES public.salutation(id);
ALTER TABLE ONLY public.family_offers
    ADD CONSTRAINT family_offers_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.media_thumbnail
    ADD CONSTRAINT media_thumbnail_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.newsletter_link
    ADD CONSTRAINT newsletter_link_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.newsletter_subscription(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES public.media(id);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_delivery_time_id_fkey FOREIGN KEY (delivery_time_id) REFERENCES public.delivery_time(id);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.product(id);
ALTER TABLE ONLY public.property_option
    ADD CONSTRAINT property_option_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.property_group(id);
ALTER TABLE ONLY public.seo_url
    ADD CONSTRAINT seo_url_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);
ALTER TABLE ONLY public.shop_context
    ADD CONSTRAINT shop_context_billing_address_id_fkey FOREIGN KEY (billing_address_id) REFERENCES public.customer_address(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.shop_context
    ADD CONSTRAINT shop_context_country_id_fkey FOREIGN KEY (country_id) REFERENCES public.country(id);
ALTER TABLE ONLY public.shop_context
    ADD CONSTRAINT shop_context_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.shop_context
    ADD CONSTRAINT shop_context_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);
ALTER TABLE ONLY public.shop_context
    ADD CONSTRAINT shop_context_shipping_address_id_fkey FOREIGN KEY (shipping_address_id) REFERENCES public.customer_address(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_language_id_fkey FOREIGN KEY (language_id) REFERENCES public.language(id);
ALTER TABLE ONLY public.shop_order_line_item
    ADD CONSTRAINT shop_order_line_item_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES public.media(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.shop_order_line_item
    ADD CONSTRAINT shop_order_line_item_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.shop_order(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shop_order_line_item
    ADD CONSTRAINT shop_order_line_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id);
