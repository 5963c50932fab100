import { LONDON_AREAS, type AreaName } from './areas';

/** Postcode districts of each borough, wholly or partly (our planning data): on a boundary they belong to several. */
export const BOROUGH_DISTRICTS: Readonly<Record<AreaName, readonly string[]>> = {
  'Barking and Dagenham': ['IG11', 'RM6', 'RM7', 'RM8', 'RM9'],
  Barnet: ['EN4', 'EN5', 'HA8', 'N2', 'N3', 'N11', 'N12', 'N14', 'N20', 'NW2', 'NW4', 'NW7', 'NW9', 'NW11'],
  Bexley: ['DA1', 'DA5', 'DA6', 'DA7', 'DA8', 'DA14', 'DA15', 'DA16', 'DA17', 'SE2', 'SE9', 'SE28'],
  Brent: ['HA0', 'HA3', 'HA9', 'NW2', 'NW6', 'NW9', 'NW10'],
  Bromley: ['BR1', 'BR2', 'BR3', 'BR4', 'BR5', 'BR6', 'BR7', 'DA5', 'SE9', 'SE19', 'SE20', 'TN14', 'TN16'],
  Camden: ['N1', 'N1C', 'N6', 'NW1', 'NW3', 'NW5', 'NW6', 'W1', 'WC1', 'WC2'],
  'City of London': ['EC1', 'EC2', 'EC3', 'EC4'],
  Croydon: ['CR0', 'CR2', 'CR5', 'CR7', 'CR8', 'SE19', 'SE25', 'SW16'],
  Ealing: ['UB1', 'UB2', 'UB5', 'UB6', 'W3', 'W4', 'W5', 'W7', 'W13'],
  Enfield: ['EN1', 'EN2', 'EN3', 'EN4', 'N9', 'N11', 'N13', 'N14', 'N18', 'N21'],
  Greenwich: ['SE2', 'SE3', 'SE7', 'SE9', 'SE10', 'SE12', 'SE18', 'SE28'],
  Hackney: ['E2', 'E5', 'E8', 'E9', 'E10', 'EC2', 'N1', 'N4', 'N15', 'N16'],
  'Hammersmith and Fulham': ['NW10', 'SW6', 'W6', 'W12', 'W14'],
  Haringey: ['N4', 'N6', 'N8', 'N10', 'N11', 'N15', 'N17', 'N22'],
  Harrow: ['HA1', 'HA2', 'HA3', 'HA5', 'HA7'],
  Havering: ['RM1', 'RM2', 'RM3', 'RM4', 'RM5', 'RM7', 'RM11', 'RM12', 'RM13', 'RM14'],
  Hillingdon: ['HA4', 'HA5', 'HA6', 'UB3', 'UB4', 'UB7', 'UB8', 'UB9', 'UB10'],
  Hounslow: ['TW3', 'TW4', 'TW5', 'TW7', 'TW8', 'TW13', 'TW14', 'W4'],
  Islington: ['EC1', 'N1', 'N5', 'N7', 'N19'],
  'Kensington and Chelsea': ['SW3', 'SW5', 'SW7', 'SW10', 'W8', 'W10', 'W11'],
  'Kingston upon Thames': ['KT1', 'KT2', 'KT3', 'KT4', 'KT5', 'KT6', 'KT9', 'SW15'],
  Lambeth: ['SE1', 'SE11', 'SE19', 'SE21', 'SE24', 'SE27', 'SW2', 'SW4', 'SW8', 'SW9', 'SW16'],
  Lewisham: ['BR1', 'SE3', 'SE4', 'SE6', 'SE8', 'SE12', 'SE13', 'SE14', 'SE21', 'SE23', 'SE26'],
  Merton: ['CR4', 'SM4', 'SW19', 'SW20'],
  Newham: ['E6', 'E7', 'E12', 'E13', 'E15', 'E16', 'E20'],
  Redbridge: ['E11', 'E18', 'IG1', 'IG2', 'IG3', 'IG4', 'IG5', 'IG6', 'IG7', 'IG8', 'RM6'],
  'Richmond upon Thames': ['KT1', 'SW13', 'SW14', 'TW1', 'TW2', 'TW9', 'TW10', 'TW11', 'TW12'],
  Southwark: ['SE1', 'SE5', 'SE15', 'SE16', 'SE17', 'SE19', 'SE21', 'SE22'],
  Sutton: ['KT4', 'SM1', 'SM2', 'SM3', 'SM5', 'SM6'],
  'Tower Hamlets': ['E1', 'E2', 'E3', 'E14', 'EC3'],
  'Waltham Forest': ['E4', 'E10', 'E11', 'E17'],
  Wandsworth: ['SW8', 'SW11', 'SW12', 'SW15', 'SW17', 'SW18'],
  Westminster: ['NW8', 'SW1', 'W1', 'W2', 'W9', 'WC2'],
};

/** Returns the boroughs in which a district ("SE19", "EC1A") may lie, by name. Empty outside Greater London. */
export function boroughsOf(outcode: string): readonly AreaName[] {
  const district = outcode.replace(/(\d)[A-Z]$/, '$1');
  return LONDON_AREAS.filter((name) => {
    const districts = BOROUGH_DISTRICTS[name];
    return districts.includes(outcode) || districts.includes(district);
  });
}

export const COUNCIL_SITES: Readonly<Record<AreaName, string>> = {
  'Barking and Dagenham': 'https://www.lbbd.gov.uk',
  Barnet: 'https://www.barnet.gov.uk',
  Bexley: 'https://www.bexley.gov.uk',
  Brent: 'https://www.brent.gov.uk',
  Bromley: 'https://www.bromley.gov.uk',
  Camden: 'https://www.camden.gov.uk',
  'City of London': 'https://www.cityoflondon.gov.uk',
  Croydon: 'https://www.croydon.gov.uk',
  Ealing: 'https://www.ealing.gov.uk',
  Enfield: 'https://www.enfield.gov.uk',
  Greenwich: 'https://www.royalgreenwich.gov.uk',
  Hackney: 'https://hackney.gov.uk',
  'Hammersmith and Fulham': 'https://www.lbhf.gov.uk',
  Haringey: 'https://www.haringey.gov.uk',
  Harrow: 'https://www.harrow.gov.uk',
  Havering: 'https://www.havering.gov.uk',
  Hillingdon: 'https://www.hillingdon.gov.uk',
  Hounslow: 'https://www.hounslow.gov.uk',
  Islington: 'https://www.islington.gov.uk',
  'Kensington and Chelsea': 'https://www.rbkc.gov.uk',
  'Kingston upon Thames': 'https://www.kingston.gov.uk',
  Lambeth: 'https://www.lambeth.gov.uk',
  Lewisham: 'https://lewisham.gov.uk',
  Merton: 'https://www.merton.gov.uk',
  Newham: 'https://www.newham.gov.uk',
  Redbridge: 'https://www.redbridge.gov.uk',
  'Richmond upon Thames': 'https://www.richmond.gov.uk',
  Southwark: 'https://www.southwark.gov.uk',
  Sutton: 'https://www.sutton.gov.uk',
  'Tower Hamlets': 'https://www.towerhamlets.gov.uk',
  'Waltham Forest': 'https://www.walthamforest.gov.uk',
  Wandsworth: 'https://www.wandsworth.gov.uk',
  Westminster: 'https://www.westminster.gov.uk',
};
