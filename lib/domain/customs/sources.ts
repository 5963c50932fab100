import type { LocalDate } from '../london-time';

/** A page that supports a customs fact. `npm run launch-check` fails when a `readOn` is more than 365 days ago. */
export type Source = {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  /** A law, a page of an authority, or (`told`) a page of a third party that reports what these say. */
  readonly kind: 'law' | 'authority' | 'told';
  /** The date of the law or page in words, such as “March 2026”, or null for an undated page. */
  readonly asOf: string | null;
  readonly readOn: LocalDate;
};
/** A text of the customs planner. Our advice, the visitor's own dates and “We do not know” have no sources. */
export type Fact = { readonly text: string; readonly sources: readonly SourceId[] };

const READ_ON = '2026-11-26';
const law = (asOf: string) => ({ kind: 'law', asOf, readOn: READ_ON }) as const;
const authority = (asOf: string | null = null) => ({ kind: 'authority', asOf, readOn: READ_ON }) as const;
const thirdParty = (asOf: string | null = null) => ({ kind: 'told', asOf, readOn: READ_ON }) as const;

const EU_SOURCES = {
  eu_relief: {
    publisher: 'legislation.gov.uk',
    title: 'Council Regulation (EC) No 1186/2009, reliefs from customs duty',
    url: 'https://legislation.gov.uk/id/eur/2009/1186',
    ...law('16 November 2009'),
  },
  eu_relief_text: {
    publisher: 'Lexray',
    title: 'Regulation 1186/2009, article by article',
    url: 'https://lexray.eu/32009R1186',
    ...thirdParty(),
  },
  eu_vat: {
    publisher: 'legislation.gov.uk',
    title: 'Council Directive 2009/132/EC, exemptions from VAT on imports',
    url: 'https://www.legislation.gov.uk/european/directive/2009/0132',
    ...law('19 October 2009'),
  },
  eu_transfer: {
    publisher: 'German customs',
    title: 'Transferring residence, under the same EU law',
    url: 'https://zoll.de/EN/Private-individuals/Staying-in-Germany/Transferring-residence/transferring-residence_node.html',
    ...authority(),
  },
  eu_marriage: {
    publisher: 'German customs',
    title: 'Marriage, under the same EU law',
    url: 'https://zoll.de/EN/Private-individuals/Staying-in-Germany/Marriage/marriage_node.html',
    ...authority(),
  },
  eu_marriage_vat: {
    publisher: 'legislation.gov.uk',
    title: 'Council Directive 2009/132/EC, goods imported for a marriage',
    url: 'https://legislation.gov.uk/eudr/2009/132/title/II/chapter/2/data.xht',
    ...law('19 October 2009'),
  },
  eu_students: {
    publisher: 'German customs',
    title: 'School and study, under the same EU law',
    url: 'https://zoll.de/EN/Private-individuals/Staying-in-Germany/School-study/school-study_node.html',
    ...authority(),
  },
  eu_food: {
    publisher: 'European Commission',
    title: 'Personal imports of animal products',
    url: 'https://food.ec.europa.eu/animals/animal-products-movements/personal-imports_en',
    ...authority(),
  },
  eu_plants: {
    publisher: 'P&O Ferries',
    title: 'Taking food and plants into the European Union',
    url: 'https://support.poferries.com/Brexit/1603793212/Am-I-allowed-to-take-food-into-the-EU-with-me.htm',
    ...thirdParty(),
  },
} as const;

const GB_SOURCES = {
  gb_pet: {
    publisher: 'GOV.UK',
    title: 'Getting an animal health certificate',
    url: 'https://www.gov.uk/taking-your-pet-abroad/getting-an-animal-health-certificate',
    ...authority(),
  },
  gb_export: {
    publisher: 'All Clear Logistics',
    title: 'What HMRC says about exports for a transfer of residence',
    url: 'https://allclearlogistics.com/transfer-of-residence-export-movement-workaround/',
    ...thirdParty('March 2026'),
  },
  gb_personal: {
    publisher: 'GOV.UK',
    title: 'Check how to declare personal goods you take out of the UK',
    url: 'https://gov.uk/guidance/check-how-to-declare-personal-goods-you-bring-into-or-take-out-of-the-uk',
    ...authority(),
  },
  gb_return: {
    publisher: 'GOV.UK',
    title: 'Transfer of residence to the UK',
    url: 'https://gov.uk/guidance/customs-clearance-for-transfers-of-residence-to-the-uk-and-eu',
    ...authority(),
  },
} as const;

const ES_SOURCES = {
  es_guide: {
    publisher: 'Government of Galicia',
    title: 'Importing your personal belongings free of duty',
    url: 'https://esgalicia.gal/es/tramita-la-franquicia-para-la-importacion-de-tus-bienes-personales',
    ...authority(),
  },
  es_british: {
    publisher: 'The Local',
    title: 'What Spain’s tax agency asks of British people who move',
    url: 'https://www.thelocal.es/20210422/explained-how-britons-can-import-belongings-into-spain-duty-free-post-brexit/',
    ...thirdParty('22 April 2021'),
  },
  es_age: {
    publisher: 'Age in Spain',
    title: 'Customs and VAT rules for importing personal effects',
    url: 'https://ageinspain.org/2024/12/18/moving-to-spain-customs-and-vat-rules-for-importing-personal-effects/',
    ...thirdParty('18 December 2024'),
  },
  es_cars: {
    publisher: 'Agencia Tributaria',
    title: 'Vehicles in a transfer of residence',
    url: 'https://sede.agenciatributaria.gob.es/Sede/vehiculos-embarcaciones/importar-vehiculo/vehiculos-traslado-residencia.html',
    ...authority(),
  },
  es_movers: {
    publisher: 'Rainier Overseas',
    title: 'Moving to Spain: documents',
    url: 'https://www.rainieros.com/forms/customs-regulations-by-country/moving-to-spain',
    ...thirdParty(),
  },
  es_no_baja: {
    publisher: 'Tulipan Malaga',
    title: 'The British Consulate on the baja consular',
    url: 'https://tulipanmalaga.com/relocation-services-2/baja-consular-no-longer-necessary-for-car-import/',
    ...thirdParty('18 November 2013'),
  },
} as const;

const PT_SOURCES = {
  pt_certificate: {
    publisher: 'Portuguese Ministry of Foreign Affairs',
    title: 'Certificado de bagagem',
    url: 'https://portaldascomunidades.mne.gov.pt/pt/atendimento/no-estrangeiro/certificados/certificado-de-bagagem',
    ...authority(),
  },
  pt_papers: {
    publisher: 'Portuguese Consulate in Barcelona',
    title: 'Certificado de bagagem: papers',
    url: 'http://www.consuladoptbarcelona.com/index.php/servicos-consulares/notariado/certificados/certificado-de-bagagem',
    ...authority(),
  },
  pt_visa: {
    publisher: 'Portuguese Consulate in Maputo',
    title: 'Certificado de bagagem: who, what and how',
    url: 'https://maputo.consuladoportugal.mne.gov.pt/pt/assuntos-consulares/informacao-geral/lista-de-atos-consulares/certificado-de-bagagem',
    ...authority(),
  },
  pt_eu: {
    publisher: 'Portuguese Consulate in Belo Horizonte',
    title: 'Certificado de bagagem: citizens of the Union',
    url: 'http://consuladoportugalbh.org.br/subitem2.asp?idmenu=1&idsubitem=25&idsubitem2=28',
    ...authority(),
  },
  pt_post: {
    publisher: 'CTT, the Portuguese post',
    title: 'Documents for clearing personal belongings',
    url: 'https://www.ctt.pt/ajuda/empresas/importacoes-e-desalfandegamento/documentos/documentaca-necessaria-para-efetuar-o-desalfandegamento-de-bens-pessoais',
    ...thirdParty(),
  },
  pt_movers: {
    publisher: 'Global Mobility Portugal',
    title: 'Documents for an import free of duty',
    url: 'https://www.globalmobility.pt/resultado-1/',
    ...thirdParty(),
  },
} as const;

const AE_SOURCES = {
  ae_relief: {
    publisher: 'Dubai Customs',
    title: 'Personal effects and used household items',
    url: 'https://www.dubaicustoms.gov.ae/en/mobile/Pages/PermittedGoods.aspx',
    ...authority(),
  },
  ae_papers: {
    publisher: 'Dubai Customs',
    title: 'Personal effects clearance procedure',
    url: 'https://www.dubaicustoms.gov.ae/en/eServices/ServicesForIndividuals/ViewCustomsProcedure/Pages/PersonalEffectsClearProcedure.aspx',
    ...authority(),
  },
  ae_year: {
    publisher: 'Fujairah Customs',
    title: 'Personal exemption',
    url: 'https://fujcustoms.gov.ae/en/print.aspx?sid=127',
    ...authority(),
  },
  ae_banned: {
    publisher: 'Fujairah Customs',
    title: 'Restricted goods',
    url: 'https://fujcustoms.gov.ae/en/business-services/restricted-goods.aspx',
    ...authority(),
  },
  ae_prohibited: {
    publisher: 'Dubai Customs',
    title: 'Prohibited and restricted goods',
    url: 'https://www.dubaicustoms.gov.ae/en/mobile/Pages/ProhibitedandRestrictedGoods.aspx',
    ...authority(),
  },
  ae_medicines: {
    publisher: 'Dubai Customs',
    title: 'Medicines for personal use',
    url: 'https://www.dubaicustoms.gov.ae/en/mobile/Pages/DutyPayable.aspx',
    ...authority(),
  },
  ae_permits: {
    publisher: 'Khaleej Times',
    title: 'What the Federal Customs Authority lets in with consent',
    url: 'https://khaleejtimes.com/news/uae-travellers-can-bring-in-banned-items-after-consent',
    ...thirdParty(),
  },
  ae_medicine_permit: {
    publisher: 'Arabian Business',
    title: 'The Ministry of Health’s permit for controlled medicines',
    url: 'https://www.arabianbusiness.com/industries/healthcare/uae-residents-visitors-can-import-narcotic-medicines-psychotropics-for-personal-use',
    ...thirdParty(),
  },
  ae_controlled: {
    publisher: 'Khaleej Times',
    title: 'How to bring medicines into the UAE',
    url: 'https://khaleejtimes.com/life-and-living/how-to-bring-medicines-into-the-uae-a-step-by-step-guide-for-residents-visitors',
    ...thirdParty('14 July 2024'),
  },
  ae_movers: {
    publisher: 'International Association of Movers',
    title: 'Country guide: United Arab Emirates',
    url: 'https://www.iamovers.org/ResourcesPublications/CountryGuides.aspx?ItemNumber=3514',
    ...thirdParty('20 June 2018'),
  },
  ae_drones: {
    publisher: 'Gulf News',
    title: 'Dubai Customs’ guide for passengers',
    url: 'https://gulfnews.com/business/what-you-can-bring-to-dubai-and-take-abroad-with-customs-duty-exemptions-1.81952400',
    ...thirdParty('1 September 2021'),
  },
  ae_vapes: {
    publisher: 'Gulf Today',
    title: 'The government’s list of banned and restricted goods',
    url: 'https://gulftoday.ae/News/2023/08/18/eCigarettes-live-animals-black-magic-items-are-among-45-goods-barred-from-being-imported-in-UAE',
    ...thirdParty('18 August 2023'),
  },
  ae_pets: {
    publisher: 'Khaleej Times',
    title: 'Travelling with a pet: permits and vaccines',
    url: 'https://www.khaleejtimes.com/ta/life-and-living/uae-travelling-with-a-pet-permit-process-vaccines-explained',
    ...thirdParty('2 June 2024'),
  },
  ae_pet_permit: {
    publisher: 'Carry My Pet',
    title: 'Importing a pet to the UAE',
    url: 'https://carrymypet.ae/services/pet-import',
    ...thirdParty(),
  },
} as const;

export type SourceId = keyof typeof SOURCES;
export const SOURCES = { ...EU_SOURCES, ...GB_SOURCES, ...ES_SOURCES, ...PT_SOURCES, ...AE_SOURCES } as const;
export const sourceOf = (id: SourceId): Source => SOURCES[id];
