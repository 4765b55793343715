/**
 * The English words of the grammar. `empty` carry no meaning; the others are listed under what they mean. Words of one
 * phrase are joined by `_`; plurals and the usual endings are found by themselves.
 */
export const english = {
  empty: `a an the is are was were be been being am do does did done has have had having of to in on at for by with as into onto it's its there here and so then also too just really very please pls kindly well actually currently now ever already still yet some any one ones kind sort type would could should will shall may might must me i im we us our let want like need if while when's than these such youre theyre hes shes ill ive youve weve quite maybe perhaps both per via over under up out off again right alright ok okay sure simply exactly behind top mr sir bro man dude guys people person question ask answer wonder possible possibly called so_much very_much open one_more go_to curious hi_there wanna gonna gotta going available exist provide anymore what's who's where's how's thing stuff s t d ll ve re m got get give find found look show_up link links url far come came go_ahead goes between somewhere somehow quick quickly brief briefly short shortly summer winter today days nowadays lately hehe haha lol btw honestly basically usually normally often sometimes always else way especially specific particular certain rn tho what_now sentence take taking gig took things bit little anywhere fit hold counted related at_the_same_time`,
  meanings: {
    character:
      'personality work_style working_style style_of_working kind_of_person type_of_person soft_skills motivation motivates motivated passion passionate work_ethic values philosophy attitude approach_to_work his_character to_work_with',
    owner:
      'he him his she her they them their himself herself guy developer author_of_this owner_of_this creator candidate applicant person_behind behind_this_site owner',
    you: 'you your yourself u ur',
    mine: 'my mine myself',
    it: 'it this that those of_them',
    who: 'who whose whom',
    what: 'what which which_one',
    tell: 'tell feature function purpose describe explain introduce about tell_me_more more_about more_info know_more read_more more_details learn_more info information details detail know_about summary summarise summarize overview rundown outline sum_up walk_me_through elaborate present say_something share elevator_pitch',
    how: 'how',
    howMany: 'how_many number_of count total amount_of how_much_projects',
    when: 'when date year how_long_ago what_month how_recent how_old_is_the',
    where: 'where',
    why: 'why',
    can: `can able know good_at skilled skill experience familiar proficient works_with work_with worked_with good_with knowledge knowledgeable learn_ed mastered expert_in strong_in excel_at excels_at great_at strong_at strength comfortable_with fluent_in expertise specialise specialize specialty best_at ability abilities proficiency versed_in confident_with`,
    use: 'use using made_with built_with written_in made_in made_of built_in built_on powered made_from done_with done_in usage utilise utilize apply applied rely_on relies_on leverage work_in run powers pick choose',
    make: 'make made making build built create develop wrote programmed coded finish complete release publish launch ship shipped deliver worked_on he_work_on was_he_working_on was_working_on he_been_working_on contribute produce engineered implement craft author put_together came_up_with ',
    list: 'list show all every see everything available_projects view give_me demonstrate involve include contain showcase display browse enumerate ',
    thing: 'something anything',
    project:
      'project projects works portfolio creation portfolios side_projects case_study case_studies his_work your_work',
    website:
      'website websites web site webpage web_app web_apps web_application web_applications web_project web_projects landing_page',
    mobile:
      'mobile app apps android application phone_app mobile_app mobile_apps android_app android_apps mobile_project mobile_projects',
    tools: 'tool tools technology technologies tech software toolbox techs',
    language: 'programming_language programming_languages coding_languages coding_language',
    framework: 'framework frameworks library libraries',
    frontend: 'frontend front_end client_side',
    backend: 'backend back_end server_side fullstack full_stack',
    database: 'database databases db',
    design: 'design ui ux ui_ux ui/ux mockups wireframes',
    editor: 'editor ide code_editor',
    ai: 'machine_learning ai ml artificial_intelligence deep_learning',
    stack: 'stack tech_stack stacks',
    favourite: 'favourite favorite prefer preferred favorites main likes_best strongest primary go_to_stack',
    most: 'most mostly most_used most_common most_frequently',
    more: 'more at_least used_more use_more more_experienced_with',
    less: 'less fewer at_most',
    latest: 'latest newest most_recent last recent newer_one most_recently',
    lastYear: 'last_year',
    thisYear: 'this_year',
    first: 'first oldest earliest',
    newer: 'newer more_recent later is_younger',
    older: 'older earlier came_first',
    byDate:
      'oldest_to_newest newest_to_oldest first_to_last first_to_latest last_to_first latest_to_oldest newest_first oldest_first latest_first earliest_first sort_by sort_all sorted sort_them sort_the sort_his sort_your sort_projects order_by chronological_order ordered by_date chronological chronologically in_order timeline sorted_by_date order_of_date',
    compare: 'compare comparison difference differ versus vs different',
    judge:
      'best biggest hardest greatest worst largest smallest most_popular most_difficult coolest proudest proud most_complex most_important better longest easiest good nice worth quality successful popular ethical legal cheat legit trustworthy trusted reliable honest recommend fair fastest quickest rating unique special ',
    not: `not no without except excluding neither nor never non other_than besides apart_from dont doesnt isnt arent wasnt werent didnt hasnt havent cannot cant but_not aside_from rather_than instead_of w_o lacking leaving_out minus wont lacks`,
    only: 'only just_the',
    plain: 'plain vanilla pure frameworkless no_framework no_frameworks',
    or: 'or either',
    but: 'but',
    from: 'from',
    since: 'since starting_from from_then onwards',
    after: 'after later_than newer_than',
    between: 'between',
    before: 'before until up_to prior_to',
    client:
      'client clients customer for_whom who_for for_who whose_project commissioned owns owned made_for built_for on_behalf belongs',
    team: 'team teammates group together colleagues in_collaboration collaboration_with collaborated',
    alone: 'alone solo personal own by_himself by_herself himself',
    repo: 'on_github source_code source repo repos repository repositories opensource public code_public public_code code',
    closed: 'private closed closed_source not_public not_open_source proprietary',
    demo: 'online demo demos live_version live_site try try_online live_demo online_demo playable running_version live_demos live_link live_links live_now hosted deployed ',
    download: 'download downloads downloadable downloaded install installed apk play_store app_store',
    screens:
      'screenshot screenshots screens look_like gallery documentation slideshow picture photo image pic',
    role: 'contribution role part responsibility responsible in_charge_of own_part personally',
    difficulty: 'difficult difficulty hard challenge challenging tricky problem struggle obstacle solve',
    sell: 'sell sold rent rental',
    shop: 'shop store online_shop online_store business',
    service: 'service offer',
    price:
      'pay payment paypal discount price pricing cost fee how_much price_list charge expensive cheap rate budget quote cost_money free_of_charge',
    order: 'order buy purchase book_a place_an_order',
    hire: `need_a_website need_an_app need_a_developer need_a_programmer hire hiring recruiter interested recruit internship intern freelance freelancer freelancing open_to available availability job_offer looking_for_work collaborate collaboration open_for work_for_us job_opportunity employ position vacancy work_together work_with_us for_us for_me make_me build_me for_my_company open_for_work job_offers accept_work commissions he_after he_looking_for seeking job_search for_a_job`,
    terms: `remote remotely relocate relocation full_time fulltime part_time notice_period start_date visa contract onsite on_site working_hours start_in notice salary hourly hour hourly_rate salary_expectation references earn`,
    cv: 'cv resume curriculum_vitae portfolio_pdf design_portfolio project_portfolio pdf',
    contact: `contact reach touch write_to talk_to speak_to speak_with talk_with message_him meet write_him have_a_word a_word_with text_him hold_of drop_him_a_line connect ring dm ping_him`,
    address: 'address url',
    email: 'email mail email_address email_adress mail_adress gmail mail_address',
    phone: 'phone_number number whatsapp wa telephone call phone mobile_number',
    form: 'form contact_form',
    social: 'social accounts profiles social_networks',
    network:
      'tiktok twitter x_account facebook discord medium behance bluesky line wechat signal skype pinterest ',
    feedback: 'feedback suggestion complaint bug bugs report broken typo issue mistake_on',
    reply: 'reply respond response replies answer_time get_back get_an_answer answer_me hear_back',
    study: 'study studies student major degree education college_student subject',
    plans: 'next upcoming future plan planning working_on work_on roadmap',
    work: 'designer programmer engineer coder job job_title profession occupation living work works career employed employer company_he',
    university:
      'university college campus gpa graduate graduation school_name which_school degree_from certificate certification semester term_of_study',
    live: 'live lives living located location city based country hometown town come_from comes_from is_from from_where where_from originally reside',
    name: 'name full_name',
    age: 'old age birthday birth born birthdate how_old',
    experience: 'work_experience how_long how_many_years years_experience years',
    programming: 'programming coding program software_development develop_software development',
    bio: 'bio biography introduction story background profile introduce_yourself',
    private: `girlfriend boyfriend married wife husband single dating family mother father parents siblings brother sister religion_of salary_now bank_account password income weight height children kids wealth nudes gay lesbian sexuality bank_account_number how_much_money`,
    human: 'human robot machine bot chatbot alive assistant real',
    rival: 'chatgpt gpt openai claude copilot deepseek gpt_4',
    model: 'model llm gemini language_model ai_model running_on which_ai',
    secret:
      'api_key key token password_of instructions prompt system_prompt secret credentials bot_token tokens your_rules',
    feelings:
      'feelings feel emotions conscious think remember memory browse internet google_it dream eat eaten sleep slept hungry tired bored sentient male female mad angry',
    help: 'help what_can_you what_can_i_ask what_do_you_know capable',
    speak: 'speak english javanese indonesian language spoken bahasa',
    site: 'this_site this_website this_web this_page the_site this_portfolio your_site your_website this_homepage website_itself page this_code',
    stored:
      'record stored store save keep kept stores logged remembered delete store_what store_my store_the store_this you_store site_store',
    readable: 'see_this see_what_i read see_my sees who_can_see',
    privacy: 'privacy privacy_policy data policy safe secure',
    tracking: 'tracking track cookie analytics ads adverts gdpr third_party third_parties',
    goes: 'where_does_my go where_do_my sent send arrive end_up happens delivered leave land',
    message: 'message what_i_type what_i_send write typed',
    chat: 'chat chats conversation my_question my_questions a_question questions_here what_i_ask',
    limit:
      'limit maximum max characters how_long_may how_long_can character_limit too_long length longest_message',
    failed:
      'fail could_not_be_sent not_sent sending_failed couldnt not_work didnt_work not_arrive went_wrong wont_send not_send doesnt_send not_sending doesnt_work not_working isnt_working cant_send cannot_send unable_to_send go_through stuck',
    sections: 'section pages menu',
    features:
      'dark_mode theme offline version font fonts responsive rss search_bar search_function print languages_of dark light_mode without_internet without_an_internet without_a_connection no_internet without_signal without_wifi without_a_network without_network no_connection no_signal',
    greeting:
      'hi hello hey yo dear hiya howdy good_morning good_afternoon good_evening good_day morning evening greetings ping test',
    howAreYou: 'how_are_you how_are_you_doing how_is_it_going how_do_you_do whats_up how_are_things',
    thanks:
      'cheers thank_you thx ty thank cool great nice awesome amazing perfect good_job well_done love_it love_this_site nice_site great_site helpful thanks_a_lot that_helped a_lot wonderful good_work impressive',
    bye: 'bye goodbye see_you good_night later_then cya see_you_later take_care',
  },
  glosses:
    'blind:impaired,accessibility,accessible campus:university,college collide:conflict customer:buyer,buyers devices:sync internet:offline invented:hallucinate,hallucinating lends:borrow lent:lend light:dark loans:borrow,lend merged:sync network:offline,internet,signal,wifi note:banknote,banknotes,bill overwrite:conflict,collision people:worker rupiah:banknote,banknotes skincare:cosmetics,beauty slow:lag,laggy staff:worker,employee,employees students:pupils stuttered:lag,laggy,slow sum:maths,calculate vision:accessibility,accessible,visually',
  months: 'january february march april may june july august september october november december',
  places: 'second third fourth fifth',
  numbers: 'one two three four five six seven eight nine ten',
} as const;

export type Meaning = keyof typeof english.meanings | 'place';
