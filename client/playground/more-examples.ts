/** An operation with its variables as JSON; `{{Operation.path}}` in them is what the last answer of `Operation` holds there. */
export type Example = { name: string; query: string; variables?: string };

const example = (name: string, query: string, variables?: object): Example => ({
  name,
  query: `${query.trim()}\n`,
  ...(variables && { variables: JSON.stringify(variables, null, 2) }),
});

const money = '{ amount currency }';

/** One step of each feature beside the way to a booking; those without “Public” want a customer who is signed in. */
export const moreExamples: Record<string, Example[]> = {
  Search: [
    example(
      'Find',
      `
# Public: treatments, products, branches and categories, spelled as people do.
query Find($text: String!) {
  search(text: $text, first: 3) {
    totals {
      kind
      count
    }
    hits {
      kind
      isRetail
    }
  }
}`,
      { text: 'massage' },
    ),
  ],
  Shop: [
    example(
      'Products',
      `
# Public: the retail products, a page at a time.
query Products($filter: ShopFilterInput!) {
  shopProducts(filter: $filter) {
    products {
      id
      name
      price ${money}
    }
    page {
      currentPage
      lastPage
    }
  }
}`,
      { filter: { page: 1 } },
    ),
    example(
      'One of them',
      `
# Public: a treatment or a product, by the id of the list.
query OneProduct($id: ID!) {
  catalogueItem(id: $id) {
    __typename
    id
    name
  }
}`,
      { id: '{{Products.shopProducts.products.0.id}}' },
    ),
  ],
  'Gift cards': [
    example('On sale', `query OnSale {\n  giftCardsOnSale {\n    id\n    name\n  }\n}`),
    example(
      'Mine',
      `query GiftCards {\n  giftCards {\n    serialNumber\n    name\n    status\n    remaining ${money}\n  }\n}`,
    ),
  ],
  Gifts: [
    example(
      'Sent and received',
      `query Gifts {\n  giftedOrders {\n    id\n    number\n    gift {\n      id\n      isSender\n      isCompleted\n    }\n  }\n}`,
    ),
  ],
  Cart: [
    example(
      'As it is',
      `
# What it costs, with extras and a promo code.
query Cart($params: CartParamsInput!) {
  cart(params: $params) {
    itemCount
    rows {
      kind
      amount ${money}
    }
    availableServiceFees {
      id
      name
    }
  }
}`,
      { params: { promoCode: '' } },
    ),
    example('Empty it', `mutation EmptyCart {\n  emptyCart {\n    itemCount\n  }\n}`),
  ],
  Account: [
    example(
      'Profile',
      `query Profile {\n  viewer {\n    isAdmin\n    profile {\n      fullName\n      walletBalance ${money}\n      points\n    }\n  }\n}`,
    ),
    example(
      'Addresses',
      `query Addresses {\n  addresses {\n    id\n    title\n    fullAddress\n    isPreferred\n  }\n}`,
    ),
    example('Invitation', `query Invitation {\n  invitation {\n    code\n    content\n  }\n}`),
    example('Sign out', `mutation SignOut {\n  signOut\n}`),
  ],
  Operations: [
    example(
      'The provider',
      `
# Administrators only: sign in as Huda.
query Operations {
  operations {
    build
    uptimeSeconds
    cache {
      hits
      misses
    }
    providerCalls {
      endpoint
      calls
      failures
      p95Milliseconds
    }
  }
}`,
    ),
    example('Live', `subscription OperationsFeed {\n  operationsFeed {\n    openSockets\n    paymentPollers\n  }\n}`),
  ],
};
