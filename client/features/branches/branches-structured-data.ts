import type { BeautySalon, OpeningHoursSpecification } from 'schema-dts';
import { BranchesDocument, BranchPageDocument, type BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { localePath } from '../../i18n/locale.ts';
import { listPath, readId } from '../../routing/list-path.ts';
import type { HeadContext, StructuredData } from '../../routing/page.ts';
import {
  breadcrumbs,
  organizationId,
  reserveActionAt,
  shortDescription,
  shortName,
} from '../../routing/schema-parts.ts';
import { readBranchFilter } from './branch-filter.ts';

type Branch = BranchPartsFragment;

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A day whose name or hours cannot be read is left out rather than guessed. */
const hoursOf = ({ workingTimes }: Branch): OpeningHoursSpecification[] =>
  workingTimes.flatMap(({ weekday, isActive, opensAt, closesAt }) => {
    const day = weekday === null ? undefined : days[weekday];
    if (!day || !isActive || !opensAt || !closesAt) return [];
    const dayOfWeek = `https://schema.org/${day}` as const;
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: opensAt, closes: closesAt }];
  });

const salonOf = (context: HeadContext, branch: Branch): BeautySalon => {
  const { id, name, image, address, cityName, phone, latitude, longitude, mapUrl } = branch;
  const description = shortDescription(branch.description);
  return {
    '@type': 'BeautySalon',
    '@id': listPath('/branches', { branch: id }),
    name: shortName(name) || context.intl.formatMessage({ id: 'branches.branch' }),
    url: localePath(context.locale, listPath('/branches', { branch: id })),
    parentOrganization: { '@id': organizationId },
    currenciesAccepted: 'SAR',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'SA',
      ...(address && { streetAddress: shortName(address) }),
      ...(cityName && { addressLocality: shortName(cityName) }),
    },
    ...(description && { description }),
    ...(image && { image }),
    ...(phone && { telephone: phone }),
    ...(mapUrl && { hasMap: mapUrl }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: hoursOf(branch),
    potentialAction: reserveActionAt(context, listPath('/services', { branch: id })),
  };
};

export const structuredData: StructuredData = (context) => {
  const filter = readBranchFilter(context.search);
  const branches = readCached(context.client, BranchPageDocument, { filter })?.branchPage.branches ?? [];
  const wanted = readId(context.search, 'branch');
  const chosen =
    wanted === null ? undefined : readCached(context.client, BranchesDocument, { ids: [wanted] })?.branches[0];
  const title = context.intl.formatMessage({ id: 'shell.nav.branches' });
  const trail = [
    { name: title, path: '/branches' },
    ...(chosen ? [{ name: chosen.name, path: listPath('/branches', { branch: chosen.id }) }] : []),
  ];
  const salons = (chosen ? [chosen] : branches).map((branch) => salonOf(context, branch));
  return [...salons, breadcrumbs(context, trail)];
};
